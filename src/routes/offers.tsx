export function OffersRoute() {
  return <h1>offers</h1>;
}
