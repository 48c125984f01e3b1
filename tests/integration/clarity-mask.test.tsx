import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { loginRequested } from '@/domain/dialogs/slice';
import { selectLookup } from '@/domain/shop/slice';
import { DINER, storeDiner } from '../demo-data';
import { storeCart } from '../stored-cart';
import { deliverMapsScript } from '../maps-script';
import { addOrder } from '../placed-order';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();
const NAME = 'Asha Rao';
const HOUSE = '24, 2nd Floor';
const STREET = 'Defence Colony';

/** Text, names and typed value that a session recording would contain. */
function shownBy(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const typed =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
  return [...own.map((node) => node.textContent ?? ''), element.getAttribute('aria-label') ?? '', typed];
}

function showing(text: string) {
  const elements = [...document.body.querySelectorAll('*')];
  const found = elements.filter((element) => shownBy(element).some((shown) => shown.includes(text)));
  return { found, unmasked: found.filter((element) => !element.closest('[data-clarity-mask="true"]')) };
}

function expectMasked(...secrets: string[]) {
  for (const secret of secrets) {
    const { found, unmasked } = showing(secret);
    expect(found, `'${secret}' is on the page`).not.toEqual([]);
    expect(unmasked, `'${secret}' is masked`).toEqual([]);
  }
}

async function openAddresses() {
  storeCart(sandbox.world, { 'v-butter-naan': 2 });
  const shop = renderShop(paths.cart);
  await shop.user.click(await screen.findByRole('button', { name: 'Select address' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Select an address' }));
  await sheet.findByText(HOUSE);
  return { ...shop, sheet };
}

describe('Session recordings (Microsoft Clarity)', () => {
  it('mask the diner’s name, phone number and address of an order, on screen and in print', async () => {
    const order = addOrder(sandbox);
    storeDiner();
    renderShop(paths.orderDetails(String(order.id)));
    await screen.findByText(NAME);
    expectMasked(NAME, DINER, STREET);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(showing(NAME).found).toHaveLength(2);
    expectMasked(NAME, DINER, STREET);
  });

  it('mask the phone number, the OTP and the name that are typed at login', async () => {
    // A random code could be part of the restaurant's phone number.
    const code = '4072';
    const { diners } = sandbox.world;
    const send = diners.sendOtp.bind(diners);
    vi.spyOn(diners, 'sendOtp').mockImplementation((number) => Object.assign(send(number), { code }));
    const { store, user } = renderShop('/offer');
    await waitFor(() => expect(selectLookup(store.getState())).toBe('found'));
    act(() => void store.dispatch(loginRequested()));
    const phone = '9123456789';
    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
    await user.type(dialog.getByLabelText('Phone number'), phone);
    const otp = await dialog.findByLabelText('OTP');
    await user.type(otp, code);
    expectMasked(phone, code);
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    await user.type(await dialog.findByLabelText('Name'), NAME);
    expectMasked(NAME);
  });

  it('mask saved addresses and the selected address', async () => {
    const { sheet, user } = await openAddresses();
    expectMasked(HOUSE, STREET);
    await user.click(sheet.getByRole('button', { name: /^(?!Edit|Delete).*24, 2nd Floor/ }));
    await screen.findByRole('button', { name: 'Change address' });
    expectMasked(HOUSE, STREET);
  });

  it('mask an address in the edit form', async () => {
    const { sheet, user } = await openAddresses();
    await user.click(sheet.getByRole('button', { name: `Edit address ${HOUSE}` }));
    await screen.findByDisplayValue(HOUSE);
    expectMasked(HOUSE, STREET);
  });

  it('mask the searched, the found and the typed parts of a new address', async () => {
    const { sheet, user } = await openAddresses();
    await user.click(sheet.getByRole('button', { name: 'Add address' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Select delivery location' }));
    await waitFor(() => expect(document.head.querySelector('script[src*="/maps/"]')).not.toBeNull());
    await deliverMapsScript();
    await user.type(await picker.findByRole('combobox', { name: 'Search area, street...' }), 'Koramangala');
    await user.click(await picker.findByRole('option', { name: /Koramangala/ }));
    await user.type(picker.getByLabelText(/^House No/), 'Flat 9B');
    await picker.findByText(/Koramangala/);
    expectMasked('Koramangala', 'Flat 9B');
  });

  it('mask the cooking note, the table number and the car number', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 2 });
    const { user } = renderShop(paths.cart);
    await user.type(await screen.findByLabelText('Cooking instructions'), 'For my mother');
    await user.click(screen.getByRole('radio', { name: 'Dine in' }));
    await user.type(screen.getByLabelText('Table number'), 'T-17');
    expectMasked('For my mother', 'T-17');
    await user.click(screen.getByRole('radio', { name: 'Car' }));
    await user.type(screen.getByLabelText('Car number'), 'KA 01 AB 1234');
    expectMasked('KA 01 AB 1234');
  });
});
