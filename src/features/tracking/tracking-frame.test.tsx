import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TrackingFrame } from './tracking-frame';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

const SERVICE = 'http://localhost:4001/track?OrderId=7';
const ELSEWHERE = 'https://track.example/7';

function show({ url = ELSEWHERE } = {}) {
  const frame = <TrackingFrame url={url} title="Tracking" hasMessage={false} ref={null} />;
  return render(frame, { wrapper: MemoryRouter });
}

it('The tracking frame shows a slow notice after 10 s, and "Try again" loads a new frame', () => {
  show();
  pass(9_999);
  expect(screen.queryByText(/slow to answer/)).toBeNull();
  pass(1);
  const slow = screen.getByTitle('Tracking');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByTitle('Tracking')).not.toBe(slow);
  expect(screen.queryByText(/slow to answer/)).toBeNull();
  // A page of another origin sends no message.
  fireEvent.load(screen.getByTitle('Tracking'));
  pass(20_000);
  expect(screen.queryByText(/slow to answer/)).toBeNull();
});

it('The tracking frame shows an error, "Try again" and a home link after 15 s without load or message', () => {
  show({ url: SERVICE });
  pass(14_999);
  expect(screen.queryByRole('alert')).toBeNull();
  pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Tracking can't be reached.*Your order is not affected/,
  );
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  expect(screen.getByTitle('Tracking')).not.toBeVisible();
  fireEvent.load(screen.getByTitle('Tracking'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByTitle('Tracking')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('The tracking frame replaces the error with the same frame when a message arrives after 15 s', () => {
  const { rerender } = show({ url: SERVICE });
  const frame = screen.getByTitle('Tracking');
  pass(15_000);
  rerender(<TrackingFrame url={SERVICE} title="Tracking" hasMessage ref={null} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/slow to answer/)).toBeNull();
  expect(screen.getByTitle('Tracking')).toBe(frame);
  expect(frame).toBeVisible();
});

it('The tracking frame keeps a loaded page and adds a slow notice after 15 s without a message', () => {
  show({ url: SERVICE });
  fireEvent.load(screen.getByTitle('Tracking'));
  pass(14_999);
  expect(screen.queryByText(/slow to answer/)).toBeNull();
  pass(1);
  expect(screen.getByText(/slow to answer/)).toBeInTheDocument();
  expect(screen.getByTitle('Tracking')).toBeVisible();
});

it('The tracking frame shows the error on load while offline, and retries when back online', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ url: SERVICE });
  fireEvent.load(screen.getByTitle('Tracking'));
  expect(screen.getByRole('alert')).toHaveTextContent(/Tracking can't be reached/);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByTitle('Tracking')).toBeVisible();
});
