import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loginRequested } from '@/domain/dialogs/slice';
import { sessionEnded } from '@/domain/session/events';
import { phoneRestored } from '@/domain/session/slice';
import { DINER } from '../../../tests/demo-data';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

useSandbox();

const dialog = () => screen.queryByRole('dialog', { name: 'Login' });

it('a login dialog opened before the diner’s login was restored closes, and stays closed after a logout', async () => {
  const { store } = renderShop('/term-and-condition');
  act(() => void store.dispatch(loginRequested()));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  act(() => void store.dispatch(phoneRestored(DINER)));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  act(() => void store.dispatch(loginRequested()));
  expect(dialog()).not.toBeInTheDocument();
  act(() => void store.dispatch(sessionEnded()));
  expect(dialog()).not.toBeInTheDocument();
});
