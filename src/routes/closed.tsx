export function ClosedRoute() {
  return <h1>closed</h1>;
}
