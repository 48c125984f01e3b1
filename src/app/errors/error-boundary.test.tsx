import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

it('the error page shows the error and a link home, until Back leads to a page that renders', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let thrown: unknown = new Error('The oven is on fire');
  const Page = () => {
    // Browsers and libraries throw other values, too.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    if (thrown) throw thrown;
    return <p>Menu</p>;
  };
  const onRendered = vi.fn(() => expect(screen.getByRole('heading')).toBeVisible());
  render(
    <ErrorBoundary home="/spice-garden/" onRendered={onRendered}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(onRendered).toHaveBeenCalledOnce();
  expect(screen.getByText('The oven is on fire')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/spice-garden/');
  thrown = { status: 404, statusText: 'Not Found', internal: false, data: null };
  fireEvent(window, new PopStateEvent('popstate'));
  expect(screen.getByText('Not Found')).toBeVisible();
  thrown = null;
  fireEvent(window, new PopStateEvent('popstate'));
  expect(screen.getByText('Menu')).toBeVisible();
  vi.mocked(console.error).mockClear();
});
