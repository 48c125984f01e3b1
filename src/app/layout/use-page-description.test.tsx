import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

useSandbox();

const metaDescription = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const canonicalUrl = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

it('the description and canonical URL of a prerendered page stay until the first navigation', async () => {
  document.head.innerHTML =
    '<meta name="description" content="All dishes"><link rel="canonical" href="https://spice.example/menu">';
  onTestFinished(() => document.head.replaceChildren());
  const { store, user } = renderShop('/menu');
  await waitFor(() => expect(store.getState().shop.info.status).toBe('ready'));
  expect(metaDescription()).toBe('All dishes');
  expect(canonicalUrl()).toBe('https://spice.example/menu');

  await user.click(screen.getAllByRole('link', { name: /Search/ })[0] as HTMLElement);
  await waitFor(() => expect(canonicalUrl()).toBe(`${window.location.origin}/search`));
  expect(metaDescription()).toBe(store.getState().shop.info.data?.about);
});
