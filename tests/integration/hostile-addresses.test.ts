import { describe, expect, it } from 'vitest';
import { linkOf } from '@/api/wire';
import { siteLink } from '@/features/legal/use-restaurant-facts';
import { embeddable } from '@/integrations/tracking';
import { phoneLink } from '@/lib/phone';
import { HOSTILE_ADDRESSES } from '../hostile';

describe('Parsing a hostile address', () => {
  it.each(HOSTILE_ADDRESSES.map((address) => [address]))(
    '%j yields no picture, frame or phone link, and no website link other than https',
    (address) => {
      expect(linkOf({ address }, 'address')).toBeNull();
      expect(embeddable(address)).toBeNull();
      expect(phoneLink(address)).toBeNull();
      const site = siteLink(address);
      if (site !== null) expect(new URL(site).protocol).toBe('https:');
    },
  );
});
