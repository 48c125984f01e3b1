import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PERSISTED_INPUT, recoverFromChunkError, reloadOnceFor } from './chunk-recovery';
import { navigation } from './navigation';

const entry = (file: string) => `<script type="module" src="/assets/${file}"></script>`;
const [persistedInput] = Object.keys(PERSISTED_INPUT);

describe('After a chunk load error', () => {
  beforeEach(() => {
    vi.spyOn(navigation, 'reload').mockReturnValue();
  });

  it('the page reloads once per release', () => {
    for (const release of ['index-2.js', 'index-2.js', 'index-3.js', 'index-3.js']) reloadOnceFor(release);
    expect(navigation.reload).toHaveBeenCalledTimes(2);
  });

  it('the page does not reload without session storage, which would be a loop', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    reloadOnceFor('index-2.js');
    expect(navigation.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['reloads', 'an empty field', '<input>', 1],
    ['reloads', 'text that is persisted', `<textarea ${String(persistedInput)}>No onion</textarea>`, 1],
    ['does not reload', 'typed text', '<input value="12">', 0],
    [
      'does not reload',
      'options of an open dialog',
      '<dialog open><input type="checkbox" checked></dialog>',
      0,
    ],
  ])('the page %s for a new release when it has %s', async (_, _content, fields, reloads) => {
    document.head.innerHTML = entry('index-1.js');
    document.body.innerHTML = fields;
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(entry('index-2.js')));
    await recoverFromChunkError();
    expect(navigation.reload).toHaveBeenCalledTimes(reloads);
  });
});
