/** Not every driver reports console errors and policy violations, and none does before it is attached. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const REPORT_PATH = '/page-errors';
const SCRIPT_PATH = '/assets/page-errors.js';

function reportErrors(reportPath: string): void {
  const report = (text: string) => void navigator.sendBeacon(reportPath, `${location.pathname}: ${text}`);
  const logError = console.error.bind(console);
  console.error = (...args: unknown[]) => {
    report(`console.error ${args.map(String).join(' ')}`);
    logError(...args);
  };
  window.addEventListener('error', (event) => {
    // Not an error: the browser delivers the notifications in the next frame.
    if (event.message.startsWith('ResizeObserver loop')) return;
    report(`uncaught ${event.message}`);
  });
  window.addEventListener('unhandledrejection', (event) => {
    report(`unhandled rejection ${String(event.reason)}`);
  });
  window.addEventListener('securitypolicyviolation', (event) => {
    report(`policy violated: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

export function addErrorReports(folder: string): void {
  writeFileSync(path.join(folder, SCRIPT_PATH), `(${reportErrors.toString()})('${REPORT_PATH}');`);
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(/<meta\s+name="viewport"/, `<script src="${SCRIPT_PATH}"></script>$&`));
}
