import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { findDishItem, renderDishes } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';

const description =
  'Cottage cheese marinated in yoghurt and spices, grilled in a clay oven. Contains nuts and milk.';
const tikka = {
  ...plainDish,
  CId: 'd-tikka',
  itemName: 'Paneer Tikka',
  popular: true,
  description,
  Price: [{ ID: 'v-tikka', Quantity: 'null', Price: 259, OfferPrice: 219 }],
};
const sandbox = useSandbox({
  restaurants: [
    {
      ...tinyRestaurant,
      dishes: [...tinyRestaurant.dishes, { 'category:': 'Starters', 'items:': [tikka] }],
    },
  ],
});

describe('A dish in a list', () => {
  it('shows its mark, badge and prices, and a button with its name opens the popup', async () => {
    const { user } = renderDishes(['d-tikka']);
    const { item } = await findDishItem('Paneer Tikka');
    expect(item.getByRole('img', { name: 'Veg' })).toBeVisible();
    expect(item.getByText('Popular')).toBeVisible();
    expect(item.getByText('₹259').tagName).toBe('S');
    expect(item.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription(/Paneer Tikka/);
    await user.click(item.getByRole('button', { name: 'Paneer Tikka' }));
    expect(await screen.findByRole('dialog', { name: 'Paneer Tikka' })).toBeVisible();
    expect(window.location.search).toBe('?dish=d-tikka');
  });

  it('cuts the description at 72 characters; "more" shows the rest without opening the popup', async () => {
    const { user } = renderDishes(['d-tikka']);
    const { element, item } = await findDishItem('Paneer Tikka');
    expect(element.querySelector('p')?.firstChild?.textContent).toMatch(/^.{56,72}… $/);
    await user.click(item.getByRole('button', { name: 'more' }));
    expect(item.getByText(/Contains nuts and milk/)).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Show less' }));
    expect(item.queryByText(/Contains nuts and milk/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows "customise" when it is customizable, and no buttons when it is out of stock', async () => {
    renderDishes(['d-pizza', 'd-soup', 'd-gone']);
    expect((await findDishItem('Margherita')).item.getByText('customise')).toBeVisible();
    expect((await findDishItem('Soup')).item.queryByText('customise')).toBeNull();
    const gone = await findDishItem('Gone');
    expect(gone.item.getByText('out of stock')).toBeVisible();
    expect(gone.item.queryAllByRole('button')).toEqual([]);
  });

  it.each([
    [259, 219, '₹219Original price ₹25915% off'],
    [1000, 999, '₹999Original price ₹1,0000% off'],
    [1000, 1000, '₹1,000'],
    [1000, 1200, '₹1,200'],
  ])(
    'shows a discount only when the offer price is lower: ₹%d sold at ₹%d',
    async (Price, OfferPrice, text) => {
      sandbox.world.changeRestaurant('tiny', { prices: { 'v-soup': { Price, OfferPrice } } });
      renderDishes(['d-soup']);
      const { item } = await findDishItem('Soup');
      const price = item.getByText(text.split('Original')[0] ?? '').parentElement;
      expect(price).toHaveTextContent(new RegExp(`^${text}$`));
    },
  );
});
