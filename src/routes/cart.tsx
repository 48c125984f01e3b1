export function CartRoute() {
  return <h1>cart</h1>;
}
