export function OrderInfoRoute() {
  return <h1>order-info</h1>;
}
