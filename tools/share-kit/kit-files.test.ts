import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeKitFiles } from './kit-files';

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kit-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

const kitOf = (content: string, names: string[]) => new Map(names.map((name) => [name, content]));

it('a kit with fewer tables and dishes leaves no file of the previous run', () => {
  const kit = path.join(emptyFolder(), 'out/spice-garden');
  const always = ['cards.html', 'preview.jpg', 'qr/shop.svg', 'qr/take-away.svg', 'qr/table-1.svg'];
  const previousPreviews = ['preview-dish-naan.jpg', 'preview-dish-मसाला-दोसा.jpg', 'preview-dish.jpg'];
  const previousCodes = ['table-2', 'table-terrace', 'dish-naan', 'dish', 'dish-2'].map(
    (name) => `qr/${name}.svg`,
  );
  writeKitFiles(kit, kitOf('previous', [...always, ...previousPreviews, ...previousCodes]));
  expect(filesIn(kit)).toEqual(['qr', ...always, ...previousPreviews, ...previousCodes].sort());

  writeKitFiles(kit, kitOf('new', always));
  expect(filesIn(kit)).toEqual(['qr', ...always].sort());
  for (const name of always) expect(readFileSync(path.join(kit, name), 'utf8'), name).toBe('new');
});

it('a kit without pictures leaves no preview of the previous run', () => {
  const kit = emptyFolder();
  writeKitFiles(kit, kitOf('previous', ['cards.html', 'preview.jpg']));
  writeKitFiles(kit, kitOf('new', ['cards.html']));
  expect(filesIn(kit)).toEqual(['cards.html', 'qr']);
});

it('files with other names stay', () => {
  const kit = emptyFolder();
  mkdirSync(path.join(kit, 'qr/table-plan.svg'), { recursive: true });
  const own = [
    ...['cards.pdf', 'my-preview.jpg', 'preview.png', 'previews.jpg', 'table-1.svg'],
    ...['qr/wifi.svg', 'qr/table-1.png', 'qr/tables.svg'],
  ];
  for (const name of own) writeFileSync(path.join(kit, name), '');
  writeKitFiles(kit, kitOf('new', ['cards.html']));
  expect(filesIn(kit)).toEqual(['cards.html', 'qr', 'qr/table-plan.svg', ...own].sort());
});
