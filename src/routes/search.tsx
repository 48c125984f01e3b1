export function SearchRoute() {
  return <h1>search</h1>;
}
