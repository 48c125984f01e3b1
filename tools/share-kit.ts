/** `npm run share-kit -- NAME…` (see `--help`): QR codes, cards to print and link preview pictures. */
import { chromium, type Browser } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from './chromium';
import { withRenderer } from './prerender/renderer';
import { fail } from './run-together';
import { makeFileNames } from './share-kit/file-names';
import { HELP, readShareKitOptions, type ShareKitOptions } from './share-kit/options';
import { writeKit } from './share-kit/write-kit';

function report(name: string, error: unknown): void {
  console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function launchBrowser(): Promise<Browser | null> {
  try {
    return await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  } catch (error) {
    report('No pictures for link previews', error);
    return null;
  }
}

async function writeKits(options: ShareKitOptions): Promise<void> {
  await withRenderer(options.mode, async (renderer) => {
    if (!(await renderer.setLanguage(options.language)))
      throw new Error(`--language: there are no texts in '${options.language}'`);
    const browser = await launchBrowser();
    const folderFor = makeFileNames();
    try {
      for (const name of new Set(options.names)) {
        try {
          await writeKit({
            name,
            options,
            renderer,
            browser,
            folderFor,
            report: (error) => report(name, error),
          });
        } catch (error) {
          // Continue with the other restaurants.
          report(name, error);
        }
      }
    } finally {
      await browser?.close();
    }
  });
}

try {
  const options = readShareKitOptions(process.argv.slice(2));
  if (options) await writeKits(options);
  else console.log(HELP);
} catch (error) {
  fail(error);
}
