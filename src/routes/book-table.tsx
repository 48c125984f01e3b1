export function BookingRoute() {
  return <h1>book-table</h1>;
}
