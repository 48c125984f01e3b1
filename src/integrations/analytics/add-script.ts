/** Adds a third-party script. It never loads when it is blocked, so calls must go to a queue. */
export function addScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
