import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ResourceView } from './resource-view';

const retry = vi.fn();

const show = (status: 'idle' | 'pending' | 'ready' | 'failed', data: readonly string[] | null) =>
  render(
    <ResourceView
      status={status}
      data={data}
      placeholder={<p>Loading</p>}
      failed={{ id: 'retry-names', title: 'No names' }}
      retry={retry}
      empty={<p>Empty</p>}
    >
      {(names) => <p>{names.join()}</p>}
    </ResourceView>,
  );

it.each(['idle', 'pending', 'ready', 'failed'] as const)('known data are shown while %s', (status) => {
  show(status, ['Asha']);
  expect(screen.getByText('Asha')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['idle', null, 'Loading'],
  ['pending', null, 'Loading'],
  ['ready', [], 'Empty'],
  ['failed', [], 'Empty'],
] as const)('%s with %j shows "%s"', (status, data, text) => {
  show(status, data);
  expect(screen.getByText(text)).toBeVisible();
});

it('a failure without data is announced and offers "Try again"', () => {
  show('failed', null);
  expect(screen.getByRole('status')).toHaveTextContent('No names');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
