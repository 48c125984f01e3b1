import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SubmitEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { capitalizedClass } from '../class-names';
import { ImageWithFallback } from '../layout/image-with-fallback';
import { FoodMark } from '../text/food-mark';
import { Button, type ButtonProps } from './button';
import { IconButton } from './icon-button';
import { QuantityControl, Stepper } from './quantity-control';
import { TextArea } from './text-area';
import { TextField } from './text-field';

type LockProps = Pick<ButtonProps, 'disabled' | 'busy' | 'onClick'>;

describe('A locked button', () => {
  it.each([
    ['busy', (props: LockProps) => <Button {...props} type="submit" children="Next" />, { busy: true }],
    [
      'disabled',
      (props: LockProps) => <Button {...props} type="submit" children="Next" />,
      { disabled: true },
    ],
    [
      'disabled icon',
      (props: LockProps) => <IconButton label="Next" icon="›" {...props} type="submit" />,
      { disabled: true },
    ],
  ])('keeps the focus, ignores presses and submits no form: %s', async (_, draw, lock) => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = (props: LockProps) => (
      <form onSubmit={onSubmit}>
        <input aria-label="OTP" />
        {draw({ ...props, onClick })}
      </form>
    );
    const { rerender } = render(form({}));
    const button = screen.getByRole('button', { name: 'Next' });
    await user.click(button);
    rerender(form(lock));
    expect(button).toBeDisabled();
    // Browsers take the focus away from a natively disabled button, jsdom does not.
    expect(button).not.toHaveAttribute('disabled');
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('OTP'), '1{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('A quantity control', () => {
  function Quantity() {
    const [quantity, setQuantity] = useState(0);
    return (
      <QuantityControl
        itemName="Naan"
        quantity={quantity}
        addLabel="Add"
        onAdd={() => setQuantity(1)}
        onIncrease={() => setQuantity(quantity + 1)}
        onDecrease={() => setQuantity(quantity - 1)}
      />
    );
  }

  it('replaces Add with a stepper and back, and keeps the focus', async () => {
    const user = userEvent.setup();
    render(<Quantity />);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('group', { name: 'Naan quantity' })).toHaveTextContent('1');
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('group')).toHaveTextContent('2');
    await user.dblClick(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });

  it('does not take the focus when the quantity changes without a tap', () => {
    const none = vi.fn();
    const props = { itemName: 'Naan', addLabel: 'Add', onAdd: none, onIncrease: none, onDecrease: none };
    const { rerender } = render(<QuantityControl {...props} quantity={0} />);
    rerender(<QuantityControl {...props} quantity={3} />);
    expect(document.body).toHaveFocus();
  });

  it('ignores taps while busy or at the minimum', async () => {
    const user = userEvent.setup();
    const onDecrease = vi.fn();
    const onIncrease = vi.fn();
    const props = { itemName: 'Naan', onDecrease, onIncrease };
    const { rerender } = render(<Stepper {...props} quantity={1} minimum={1} />);
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    rerender(<Stepper {...props} quantity={2} busy />);
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(onDecrease).not.toHaveBeenCalled();
    expect(onIncrease).not.toHaveBeenCalled();
  });
});

it('a text field is described by its hint and error, marked invalid, and its error is announced', () => {
  render(<TextField label="OTP" hint="Six digits" error="Incorrect OTP, please try again." />);
  const field = screen.getByLabelText('OTP');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Six digits Incorrect OTP, please try again.');
  expect(screen.getByRole('alert')).toHaveTextContent('Incorrect OTP, please try again.');
});

it('an error is announced once: by the focus that code moves to its field, otherwise as an alert', async () => {
  const user = userEvent.setup();
  const field = () => screen.getByLabelText('OTP');
  const Form = () => {
    const [error, setError] = useState('');
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setError('OTP is required');
          field().focus();
        }}
      >
        <TextField label="OTP" error={error} onChange={() => setError('')} />
        <button type="submit">Verify</button>
      </form>
    );
  };
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(field()).toHaveAccessibleDescription('OTP is required');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field(), '1');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.type(field(), '{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('OTP is required');
});

it('a field shows its text in the direction of its first letter, and its placeholder in that of the page', () => {
  render(<TextField label="Landmark" value="مسجد (2 gates)" readOnly />);
  render(<TextArea label="Note" value="بدون پیاز (2 pcs)" readOnly />);
  render(<TextField label="City" value="" readOnly />);
  for (const label of ['Landmark', 'Note'])
    expect(screen.getByLabelText(label)).toHaveAttribute('dir', 'auto');
  expect(screen.getByLabelText('City')).not.toHaveAttribute('dir');
});

it.each([
  ['masala dosa', true],
  ['(half) dosa', true],
  ['7up', true],
  ['Dosa', false],
  ['ಕ್ಷ್ಮೀ dosa', false],
  ['कुर्कुरे', false],
])('%j is shown with a capital: %s', (text, isCapitalized) => {
  expect(capitalizedClass(text) !== undefined).toBe(isCapitalized);
});

it('a food mark has a name, unless it is decorative', () => {
  render(<FoodMark food="veg" />);
  render(<FoodMark food="nonveg" isDecorative />);
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['Veg']);
});

it('a failed picture is replaced with an icon of the same name, and a new URL is loaded', () => {
  const box = { alt: 'Naan', width: 128, height: 96 };
  const { container, rerender } = render(<ImageWithFallback {...box} src="/a.webp" />);
  fireEvent.error(screen.getByRole('img', { name: 'Naan' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Naan' })).toBeVisible();
  rerender(<ImageWithFallback {...box} src="/b.webp" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.webp');
});

it('a picture that failed is loaded again when the browser is back online', () => {
  const { container } = render(<ImageWithFallback alt="Naan" width={128} height={96} src="/a.webp" />);
  fireEvent.error(screen.getByRole('img', { name: 'Naan' }));
  fireEvent.online(window);
  expect(container.querySelector('img')).toHaveAttribute('src', '/a.webp');
});
