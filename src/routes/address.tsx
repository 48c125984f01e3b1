export function AddressRoute() {
  return <h1>address</h1>;
}
