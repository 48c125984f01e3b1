import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Carousel } from './carousel';

it('a carousel pages by four items and disables the buttons at the ends', async () => {
  const user = userEvent.setup();
  render(
    <Carousel title="Categories" listClassName="" itemClassName="">
      {Array.from({ length: 6 }, (_, index) => (
        <a key={index} href={`/${String(index)}`}>
          {index}
        </a>
      ))}
    </Carousel>,
  );
  const previous = screen.getByRole('button', { name: 'Previous' });
  const next = screen.getByRole('button', { name: 'Next' });
  expect(screen.getByRole('region', { name: 'Categories' })).toBeTruthy();
  expect(previous).toBeDisabled();
  expect(next).toBeEnabled();
  await user.click(next);
  expect(previous).toBeEnabled();
  expect(next).toBeDisabled();
  expect(next).toHaveFocus();
});
