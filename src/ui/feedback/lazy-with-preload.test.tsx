import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload';

function Missing({ onRetry }: { onRetry: () => void }) {
  return <button onClick={onRetry}>Try again</button>;
}

it('a lazy component loads on "Try again" after a chunk load error, and its siblings stay visible', async () => {
  let attempts = 0;
  const Part = lazyWithPreload(() => {
    attempts += 1;
    return attempts === 1
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(({ name }: { name: string }) => <p>Hello {name}</p>);
  }, Missing);
  render(
    <Suspense>
      <p>Around</p>
      <Part name="Asha" />
    </Suspense>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Asha')).toBeVisible();
  expect(screen.getByText('Around')).toBeVisible();
  // React logs errors that a boundary catches.
  vi.mocked(console.error).mockClear();
});
