import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

it('ErrorBoundary retries its children on popstate, and shows the error page while they throw', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('broken');
    return <p>Menu</p>;
  };
  render(
    <ErrorBoundary home="/spice-garden/">
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Unexpected Application Error!')).toBeVisible();
  fireEvent(window, new PopStateEvent('popstate'));
  expect(screen.getByText('Unexpected Application Error!')).toBeVisible();
  isBroken = false;
  fireEvent(window, new PopStateEvent('popstate'));
  expect(screen.getByText('Menu')).toBeVisible();
  vi.mocked(console.error).mockClear();
});
