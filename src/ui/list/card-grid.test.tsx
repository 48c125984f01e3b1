import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

class FarViewport implements Partial<IntersectionObserver> {
  observe = () => undefined;
  unobserve = () => undefined;
}

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `Dish ${index}`);
const renderItem = (id: string) => <p role="note">{id}</p>;
const shownCount = () => screen.queryAllByRole('note').length;

it('a batch that was rendered ahead shows items that are added to it at once', async () => {
  vi.stubGlobal('IntersectionObserver', FarViewport);
  const { CardGrid } = await import('./card-grid');
  const { rerender } = render(<CardGrid name="menu" ids={idsOf(4)} render={renderItem} />);
  expect(shownCount()).toBe(0);
  await waitFor(() => expect(shownCount()).toBe(4));
  rerender(<CardGrid name="menu" ids={idsOf(9)} render={renderItem} />);
  expect(shownCount()).toBe(9);
});
