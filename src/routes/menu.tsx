export function MenuRoute() {
  return <h1>menu</h1>;
}
