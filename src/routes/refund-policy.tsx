export function RefundRoute() {
  return <h1>refund-policy</h1>;
}
