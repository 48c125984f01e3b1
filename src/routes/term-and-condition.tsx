export function TermsRoute() {
  return <h1>term-and-condition</h1>;
}
