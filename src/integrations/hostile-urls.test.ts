import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkOf } from '@/api/wire';
import { siteLink } from '@/features/legal/legal-page';
import { embeddable } from '@/integrations/tracking';
import { phoneLink } from '@/lib/phone';
import { HOSTILE_URLS } from '../../tests/hostile-input';

// `embeddable` compares with the page's own origin.
beforeAll(() => {
  vi.stubGlobal('window', { location: { origin: 'http://spice-garden.localhost:4000' } });
});
afterAll(() => void vi.unstubAllGlobals());

describe('Parsing a hostile URL', () => {
  it.each(HOSTILE_URLS.map((url) => [url]))(
    '%j yields no picture, frame or phone link, and no website link other than https',
    (url) => {
      expect(linkOf({ url }, 'url')).toBeNull();
      expect(embeddable(url)).toBeNull();
      expect(phoneLink(url)).toBeNull();
      const site = siteLink(url);
      if (site !== null) expect(new URL(site).protocol).toBe('https:');
    },
  );
});
