export function PrivacyRoute() {
  return <h1>privacy-policy</h1>;
}
