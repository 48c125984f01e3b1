export function NoRestaurant() {
  return <main>There is no restaurant at this address</main>;
}
