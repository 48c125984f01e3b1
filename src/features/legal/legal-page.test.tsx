import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { siteLink } from './use-restaurant-facts';

const sandbox = useSandbox();

async function textOf(path: string, title: string): Promise<string> {
  renderShop(path);
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findByRole('heading', { name: 'Contact' });
  return screen.getByRole('article').textContent;
}

const PAGES = [
  ['/refund-policy', 'Refund and cancellation'],
  ['/term-and-condition', 'Terms and conditions'],
  ['/privacy-policy', 'Privacy policy'],
] as const;

describe('The legal page', () => {
  it.each(PAGES)(
    'at %s shows the restaurant’s name, phone, address and domain, and links phone and domain',
    async (path, title) => {
      const text = await textOf(path, title);
      const facts = [
        'Spice Garden',
        '+91 98765 00001',
        '48, 12th Main Road, Indiranagar, Bengaluru 560038',
        'spicegarden.example',
      ];
      for (const fact of facts) expect(text).toContain(fact);
      expect(screen.getByRole('link', { name: '+91 98765 00001' })).toHaveAttribute(
        'href',
        'tel:+919876500001',
      );
      expect(screen.getByRole('link', { name: 'spicegarden.example' })).toHaveAttribute(
        'href',
        'https://spicegarden.example',
      );
    },
  );

  it('on refunds states the time limits for cancellations, complaints, late delivery and refunds', async () => {
    const text = await textOf(...PAGES[0]);
    expect(text).toMatch(/cancelled within 5 minutes of being placed, before its preparation/);
    expect(text).toMatch(/wrong order.* within 15 minutes/);
    expect(text).toMatch(/late delivery applies only when .* more than 45 minutes/);
    expect(text).toContain('in 5-7 business days');
  });

  it('with the terms states the minimum age, the time limits and the currency', async () => {
    const text = await textOf(...PAGES[1]);
    expect(text).toContain('at least 18 years old (18+)');
    expect(text).toMatch(/complaint .* within 2 hours/);
    expect(text).toContain('(INR)');
    expect(text).toContain('within 5 minutes, before preparation');
  });

  it.each(PAGES)(
    'at %s shows the restaurant’s name and no gaps when its profile fails to load',
    async (path, title) => {
      sandbox.faults.add({ call: 'display/restro_address_info', kind: 'status' });
      const text = await textOf(path, title);
      expect(text).toContain('Spice Garden');
      expect(text).not.toMatch(/undefined|null|\{| ,|,,| {2}| \./);
    },
  );

  it.each(PAGES)(
    'at %s says "the restaurant" and has no gaps when no restaurant data loads',
    async (path, title) => {
      sandbox.faults.add({ call: 'display/restro_address_info', kind: 'drop' });
      sandbox.faults.add({ call: 'display/display_resturent_info', kind: 'drop' });
      renderShop(path);
      const article = await screen.findByRole('article');
      expect(within(article).getByRole('heading', { level: 1, name: title })).toBeVisible();
      await within(article).findAllByText(/the restaurant/);
      expect(article.textContent).not.toMatch(/undefined|null|\{| ,|,,| {2}| \./);
    },
  );
});

describe('siteLink', () => {
  it('returns a URL for a host name, and null for anything else', () => {
    expect(siteLink('spicegarden.example')).toBe('https://spicegarden.example');
    for (const domain of ['javascript:alert(1)', 'a.b/c', 'localhost', ''])
      expect(siteLink(domain)).toBeNull();
  });
});
