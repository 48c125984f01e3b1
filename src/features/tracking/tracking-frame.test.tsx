import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TrackingFrame } from './tracking-frame';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function show(isAlive = false) {
  const frame = (
    <TrackingFrame address="https://track.example/7" title="Tracking" isAlive={isAlive} ref={null} />
  );
  render(frame);
}

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
  show(true);
  pass(20_000);
  expect(screen.queryByText(/slow to answer/)).toBeNull();
});
