/** The script may be blocked, so calls must go to a queue. */
export function addScript(url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
