/** Adds a script of another origin; what depends on it waits in its queue, for ever if it is blocked. */
export function addScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
