export function OrderDetailsRoute() {
  return <h1>order-details</h1>;
}
