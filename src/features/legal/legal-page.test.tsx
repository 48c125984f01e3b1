import { act, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import PrivacyPolicyRoute from '@/routes/privacy-policy';
import RefundPolicyRoute from '@/routes/refund-policy';
import TermAndConditionRoute from '@/routes/term-and-condition';
import { setLanguage } from '@/texts';
import { useLanguage } from '@/texts/use-language';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { siteLink } from './legal-page';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });

const refund = ['/refund-policy', 'Refund and cancellation', RefundPolicyRoute] as const;
const terms = ['/term-and-condition', 'Terms and conditions', TermAndConditionRoute] as const;
const privacy = ['/privacy-policy', 'Privacy policy', PrivacyPolicyRoute] as const;

const GAPS = /undefined|null|\{| ,|,,| {2}| \./;

async function textOf(path: string, title: string, Page: ComponentType): Promise<string> {
  renderPage(Page, path, { host: 'tiny.localhost' });
  const article = await screen.findByRole('article');
  expect(within(article).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await screen.findAllByRole('heading', { level: 2 });
  return article.textContent;
}

describe.each([refund, terms, privacy])('The legal page %s', (path, title, Page) => {
  it('shows the restaurant’s name, phone, address and domain, and links phone and domain', async () => {
    const text = await textOf(path, title, Page);
    for (const fact of ['Tiny', '1 Lane']) expect(text).toContain(fact);
    const phone = await screen.findByRole('link', { name: '+91 98765 00000' });
    expect(phone).toHaveAttribute('href', 'tel:+919876500000');
    const site = screen.getByRole('link', { name: 'tiny.example' });
    expect(site).toHaveAttribute('href', 'https://tiny.example');
  });

  it('links each of several numbers', async () => {
    const profile = { name: 'Tiny', phone: '9876500000<br>080 1234' };
    sandbox.server.use(http.get('*/display/restro_address_info', () => HttpResponse.json([profile])));
    await textOf(path, title, Page);
    const phone = await screen.findByRole('link', { name: '+91 98765 00000' });
    expect(phone).toHaveAttribute('href', 'tel:+919876500000');
    expect(screen.getByRole('link', { name: '080 1234' })).toHaveAttribute('href', 'tel:0801234');
  });

  it('has no gaps when only the restaurant’s name loads, and says "the restaurant" when no data loads', async () => {
    sandbox.faults.add({ call: 'display/restro_address_info', kind: 'status' });
    const text = await textOf(path, title, Page);
    expect(text).toContain('Tiny');
    expect(text).not.toMatch(GAPS);
    document.body.replaceChildren();
    sandbox.faults.add({ call: 'display/display_resturent_info', kind: 'drop' });
    const nameless = await textOf(path, title, Page);
    expect(nameless).toContain('the restaurant');
    expect(nameless).not.toMatch(GAPS);
  });
});

it('the refund policy states the time limits for cancellations, complaints, late delivery and refunds', async () => {
  const text = await textOf(...refund);
  expect(text).toMatch(/cancelled within 5 minutes of being placed, before its preparation/);
  expect(text).toMatch(/wrong order.* within 15 minutes/);
  expect(text).toMatch(/late delivery applies only when .* more than 45 minutes/);
  expect(text).toContain('in 5-7 business days');
});

it('the terms state the minimum age, the time limits and the currency', async () => {
  const text = await textOf(...terms);
  expect(text).toContain('at least 18 years old (18+)');
  expect(text).toMatch(/complaint .* within 2 hours/);
  expect(text).toContain('(INR)');
  expect(text).toContain('within 5 minutes, before preparation');
});

describe('in another language', () => {
  afterEach(() => setLanguage('en'));

  it.each([refund, terms, privacy])(
    '%s has no gaps, and follows a change of the language',
    async (path, title, Page) => {
      function TranslatedPage() {
        useLanguage();
        return <Page />;
      }
      const english = await textOf(path, title, TranslatedPage);
      await act(() => setLanguage('hi'));
      const article = screen.getByRole('article');
      expect(within(article).getByRole('heading', { level: 1 })).not.toHaveTextContent(title);
      expect(article).toHaveTextContent('Tiny');
      expect(article).toHaveTextContent('tiny.example');
      expect(article.textContent).not.toMatch(GAPS);
      await act(() => setLanguage('en'));
      expect(article.textContent).toBe(english);
    },
  );
});

it('isolates the facts that run against the page’s direction', async () => {
  const profile = { name: 'مطعم (Tiny)', phone: '9876500000' };
  sandbox.server.use(http.get('*/display/restro_address_info', () => HttpResponse.json([profile])));
  expect(await textOf(...refund)).toContain(`orders placed with \u2068${profile.name}\u2069 through`);
});

it('only the host name of a domain is linked', () => {
  expect(siteLink('spicegarden.example')).toBe('https://spicegarden.example');
  for (const domain of ['javascript:alert(1)', 'a.b/c', 'localhost', '']) expect(siteLink(domain)).toBeNull();
});
