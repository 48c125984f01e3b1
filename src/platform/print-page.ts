/** The browser fires `beforeprint` within this time when it prints. */
const PRINT_START_MS = 1000;

/** @returns whether the browser prints. Browsers inside apps have no `print()`, or one that throws or does nothing. */
export async function printPage(): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PRINT_START_MS);
    const start = () => {
      clearTimeout(timer);
      resolve(true);
    };
    window.addEventListener('beforeprint', start, { once: true });
    try {
      window.print();
    } catch {
      clearTimeout(timer);
      resolve(false);
    }
  });
}
