import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps, type SubmitEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from './button';
import { ChoiceRow } from './choice-row';
import { IconButton } from './icon-button';
import { ClampedText } from '../text/clamped-text';
import { FoodMark } from '../text/food-mark';
import { ImageWithFallback } from '../layout/image-with-fallback';
import { Price } from '../text/price';
import { QuantityControl, Stepper } from './quantity-control';
import { SegmentedControl } from './segmented-control';
import { TextField } from './text-field';

type PressProps = Pick<ButtonProps, 'type' | 'disabled' | 'onClick'>;

describe('Button', () => {
  it('ignores presses while busy, submits no form, and keeps the focus', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="OTP" />
        <Button type="submit" busy={busy} onClick={onClick}>
          Verify
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Verify' });
    await userEvent.click(button);
    rerender(form(true));
    expect(button).toHaveFocus();
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('OTP'), '1{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('Button and IconButton', () => {
  it.each([
    { control: 'button', render: (props: PressProps) => <Button {...props}>Next</Button> },
    {
      control: 'icon button',
      render: (props: PressProps) => <IconButton label="Next" icon="›" {...props} />,
    },
  ])('a pressed $control that becomes disabled keeps the focus, and ignores presses', async (control) => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = (disabled: boolean) => (
      <form onSubmit={onSubmit}>{control.render({ type: 'submit', disabled, onClick })}</form>
    );
    const { rerender } = render(form(false));
    await user.tab();
    await user.keyboard('{Enter}');
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Next' });
    expect(button).toBeDisabled();
    // Browsers take the focus away from a natively disabled button, jsdom does not.
    expect(button).not.toHaveAttribute('disabled');
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

function Row(props: ComponentProps<'div'>) {
  return <div {...props} />;
}

function Quantity() {
  const [quantity, setQuantity] = useState(0);
  return (
    <QuantityControl
      itemName="Naan"
      quantity={quantity}
      addLabel="Add"
      onAdd={() => {
        setQuantity(1);
      }}
      onIncrease={() => {
        setQuantity(quantity + 1);
      }}
      onDecrease={() => {
        setQuantity(quantity - 1);
      }}
    />
  );
}

describe('QuantityControl', () => {
  it('replaces Add with a stepper and back, and keeps the focus', async () => {
    const user = userEvent.setup();
    render(<Quantity />);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('group', { name: 'Naan quantity' }).textContent).toBe('1');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('group').textContent).toBe('2');
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
  });

  it('does not take the focus when the quantity changes without a tap', () => {
    const props = {
      itemName: 'Naan',
      addLabel: 'Add',
      onAdd: vi.fn(),
      onIncrease: vi.fn(),
      onDecrease: vi.fn(),
    };
    const view = render(<QuantityControl {...props} quantity={0} />);
    view.rerender(<QuantityControl {...props} quantity={3} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('ignores taps while busy or at the minimum, and triggers no click on its row', async () => {
    const user = userEvent.setup();
    const row = vi.fn();
    const onDecrease = vi.fn();
    const onIncrease = vi.fn();
    const view = render(
      <Row onClick={row}>
        <Stepper itemName="Naan" quantity={1} minimum={1} onDecrease={onDecrease} onIncrease={onIncrease} />
      </Row>,
    );
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(onDecrease).not.toHaveBeenCalled();
    expect(onIncrease).toHaveBeenCalledTimes(1);
    view.rerender(
      <Stepper itemName="Naan" busy quantity={2} onDecrease={onDecrease} onIncrease={onIncrease} />,
    );
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(onIncrease).toHaveBeenCalledTimes(1);
    expect(row).not.toHaveBeenCalled();
  });
});

describe('ClampedText', () => {
  it('expands and collapses without triggering a click on its row', async () => {
    const user = userEvent.setup();
    const row = vi.fn();
    const text = 'Slow-cooked lentils, cream and butter';
    render(
      <Row onClick={row}>
        <ClampedText text={text} limit={11} moreLabel="more" lessLabel="Show less" />
      </Row>,
    );
    expect(screen.getByText(/^Slow-cooked…/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'more' }));
    expect(screen.getByText(new RegExp(text))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.queryByText(new RegExp(text))).toBeNull();
    expect(row).not.toHaveBeenCalled();
  });
});

describe('Form controls', () => {
  it('describe a text field by its hint and error, mark it invalid and announce the error', () => {
    render(<TextField label="OTP" hint="Six digits" error="Incorrect OTP, please try again." />);
    const field = screen.getByLabelText('OTP');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveAccessibleDescription('Six digits Incorrect OTP, please try again.');
    expect(screen.getByRole('alert').textContent).toBe('Incorrect OTP, please try again.');
  });

  it('check the current segment, and call onChange with a tapped one', async () => {
    const onChange = vi.fn();
    render(
      <SegmentedControl
        label="Order type"
        value="delivery"
        onChange={onChange}
        options={[
          { value: 'delivery', label: 'Delivery' },
          { value: 'dine', label: 'Dine in' },
        ]}
      />,
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Delivery' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Dine in' }));
    expect(onChange).toHaveBeenCalledWith('dine');
  });

  it('call onChange on a tap on the text of a choice row', async () => {
    const onChange = vi.fn();
    render(<ChoiceRow kind="checkbox" label="Mild" trailing="₹20" onChange={onChange} />);
    await userEvent.click(screen.getByText('Mild'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('Price, FoodMark and ImageWithFallback', () => {
  it('strike through the original price, and label it for screen readers', () => {
    const { container } = render(
      <Price amount="₹219" original="₹259" off="15% off" originalLabel="Usual price" />,
    );
    expect(container.textContent).toBe('₹219Usual price ₹25915% off');
    expect(container.querySelector('s')?.textContent).toBe('₹259');
  });

  it('name a food mark, and hide a decorative one from screen readers', () => {
    render(<FoodMark isVeg />);
    render(<FoodMark isVeg={false} isDecorative />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Veg' })).toBeTruthy();
  });

  it('replace a failed picture with an icon of the same name, and load a new URL', () => {
    const box = { alt: 'Naan', width: 128, height: 96 };
    const view = render(<ImageWithFallback {...box} src="/a.webp" />);
    fireEvent.error(screen.getByRole('img', { name: 'Naan' }));
    expect(view.container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Naan' })).toBeTruthy();
    view.rerender(<ImageWithFallback {...box} src="/b.webp" />);
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe('/b.webp');
  });
});
