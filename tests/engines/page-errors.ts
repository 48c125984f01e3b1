/**
 * Console errors and policy violations are reported by a script that is put into the built page: drivers do not tell
 * of them in every engine, and none tells of those before it is connected to a page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the storefront's server takes reports. */
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
    // No error: engines say so when an observer changes a size that it observes, and go on in the next frame.
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

/** Puts the script first into a built page. */
export function addErrorReports(folder: string): void {
  writeFileSync(path.join(folder, SCRIPT_PATH), `(${reportErrors.toString()})('${REPORT_PATH}');`);
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('<meta name="viewport"', `<script src="${SCRIPT_PATH}"></script>$&`));
}
