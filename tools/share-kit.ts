/** `npm run share-kit -- NAME…` (see `--help`): QR codes and cards to print. */
import { withRenderer } from './prerender/renderer';
import { fail } from './run-together';
import { HELP, readShareKitOptions, type ShareKitOptions } from './share-kit/options';
import { writeKit } from './share-kit/write-kit';

async function writeKits(options: ShareKitOptions): Promise<void> {
  await withRenderer(options.mode, async (renderer) => {
    if (!(await renderer.setLanguage(options.language)))
      throw new Error(`--language: there are no texts in '${options.language}'`);
    for (const name of options.names) console.log(await writeKit(name, options, renderer));
  });
}

try {
  const options = readShareKitOptions(process.argv.slice(2));
  if (options) await writeKits(options);
  else console.log(HELP);
} catch (error) {
  fail(error);
}
