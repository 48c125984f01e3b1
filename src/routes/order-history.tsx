export function HistoryRoute() {
  return <h1>order-history</h1>;
}
