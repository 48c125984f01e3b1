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

function show({ address = ELSEWHERE, isAlive = false } = {}) {
  const frame = <TrackingFrame address={address} title="Tracking" isAlive={isAlive} ref={null} />;
  return render(frame, { wrapper: MemoryRouter });
}

/** Whether the tracking service's server answers; what was asked of it. */
function serviceAnswers(does: boolean) {
  const answer = () => (does ? Promise.resolve(new Response()) : Promise.reject(new TypeError('refused')));
  return vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

/** Lets what was asked be answered. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

it('says after 10 s that the tracking page is slow, and loads it anew when asked to', () => {
  show();
  pass(9_999);
  expect(screen.queryByText(/slow to answer/)).toBeNull();
  pass(1);
  const slow = screen.getByTitle('Tracking');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByTitle('Tracking')).not.toBe(slow);
  expect(screen.queryByText(/slow to answer/)).toBeNull();
  fireEvent.load(screen.getByTitle('Tracking'));
  pass(20_000);
  expect(screen.queryByText(/slow to answer/)).toBeNull();
});

it('says nothing of the kind once the page has been heard of', () => {
  show({ isAlive: true });
  pass(20_000);
  expect(screen.queryByText(/slow to answer/)).toBeNull();
});

it('in place of a service that does not answer says so, with Try again and the way home', async () => {
  const fetch = serviceAnswers(false);
  show({ address: SERVICE });
  await settle();
  expect(fetch.mock.calls).toEqual([[SERVICE, expect.objectContaining({ method: 'HEAD', mode: 'no-cors' })]]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Tracking can't be reached.*Your order is not affected/,
  );
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  expect(screen.queryByTitle('Tracking')).toBeNull();
  serviceAnswers(true);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByTitle('Tracking')).toHaveAttribute('src', SERVICE);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('back online tries a service that did not answer again', async () => {
  serviceAnswers(false);
  show({ address: SERVICE });
  await settle();
  serviceAnswers(true);
  fireEvent(window, new Event('online'));
  await settle();
  expect(screen.getByTitle('Tracking')).toBeInTheDocument();
});

it('keeps a page that has been heard of, whatever its server says', async () => {
  serviceAnswers(false);
  show({ address: SERVICE, isAlive: true });
  await settle();
  expect(screen.getByTitle('Tracking')).toBeInTheDocument();
});

it('asks nothing of a page of another origin', () => {
  const fetch = serviceAnswers(false);
  show();
  expect(fetch).not.toHaveBeenCalled();
});
