export function HomeRoute() {
  return <h1>home</h1>;
}
