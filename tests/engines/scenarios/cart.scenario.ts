import { expect } from 'vitest';
import { openCart, naans } from '../diner';
import { scenario } from '../test';

scenario(
  'the stepper changes the quantity, and cart and cooking note survive a reload',
  async ({ page, shop }) => {
    await openCart(page, shop, { naans: 3 });
    await naans(page).getByRole('button', { name: 'Increase quantity' }).tap();
    await naans(page).waitFor(
      ({ text, attributes }) => text.includes('4') && attributes['aria-busy'] !== 'true',
    );
    await naans(page).getByRole('button', { name: 'Decrease quantity' }).tap();
    await naans(page).waitFor(
      ({ text, attributes }) => text.includes('3') && attributes['aria-busy'] !== 'true',
    );
    await page.getByLabel('Cooking instructions').fill('No coriander');
    await page.getByText('Working out').waitForHidden();
    // The note is persisted after a debounce.
    await page.waitForValue(noteIsStored, true);
    await page.reload();
    await naans(page).waitForText('3');
    await page.getByLabel('Cooking instructions').waitFor(({ value }) => value === 'No coriander');
  },
);

scenario('the cooking note grows and shrinks with its text', async ({ page, shop }) => {
  await openCart(page, shop);
  const note = page.getByLabel('Cooking instructions');
  // On desktop a focused note has a second line.
  await note.tap();
  const { box } = await note.waitFor(({ isFocused, box: { height } }) => isFocused && height > 60);
  await note.fill(
    'Less spicy, please, and no coriander on top; the naans with a little more butter than last time. '.repeat(
      2,
    ),
  );
  await note.waitFor((state) => state.box.height > box.height + 20);
  expect(await page.evaluate(hiddenLines)).toBeLessThanOrEqual(2);
  await note.fill('');
  await note.waitFor((state) => state.box.height === box.height);
});

/** Height of the note's scrolled-out text, in px. */
const hiddenLines =
  '(() => { const note = document.querySelector("textarea"); return note.scrollHeight - note.clientHeight; })()';

const noteIsStored = `new Promise((resolve) => {
  const opening = indexedDB.open('storefront');
  opening.onsuccess = () => {
    const request = opening.result.transaction('kept').objectStore('kept').getAll();
    request.onsuccess = () => resolve(JSON.stringify(request.result).includes('No coriander'));
    opening.result.close();
  };
})`;
