import { describe, expect, it } from 'vitest';
import { parseAddresses } from './addresses/api';
import { parseCart } from './cart/api';
import { parseBanners, parseCategoryTiles, parseMenu } from './menu/api';
import { parseOffers } from './offers/api';
import { parseHistory, parseOrderDetail } from './orders/api';
import { parseBill } from './bill/api';

describe('Texts with markup', () => {
  const NAME = 'Mac &amp; cheese<br>XL';
  const name = 'Mac & cheese XL';
  const TEXT = '<p>Rich</p><p>a < b</p>';
  const text = 'Rich\na < b';

  it('are plain texts in every record: names of one line, descriptions with line breaks', () => {
    const dish = {
      CId: 'd-1',
      itemName: NAME,
      description: TEXT,
      Price: [{ ID: 'v-1', Quantity: NAME, Price: 45 }],
    };
    const menu = parseMenu([{ 'category:': NAME, 'items:': [dish] }]);
    expect(menu.categories).toEqual([{ name, dishIds: ['d-1'] }]);
    expect(menu.dishes['d-1']).toMatchObject({ name, description: text, variants: [{ label: name }] });
    expect(parseCategoryTiles([{ documentId: 't-1', name: NAME }])).toMatchObject([{ name }]);
    expect(
      parseCart([{ Item_id: 'v-1', quantity: 1, SubTotal: 45, itemName: NAME, HalfOrFull: NAME }]),
    ).toMatchObject([{ name, sizeLabel: name }]);
    expect(parseOffers([{ OfferId: 'o-1', CouponCode: 'B&amp;G10', Message: TEXT }])).toMatchObject([
      { code: 'B&G10', message: text },
    ]);
    expect(
      parseAddresses([{ AddressId: 'a-1', HouseNumber: NAME, City: 'Nagar &#45; Haveli' }]),
    ).toMatchObject([{ houseNumber: name, city: 'Nagar - Haveli' }]);
    const items = [{ No_of_item: 1, Item_name: NAME, toppingItem: NAME, addOnitem: NAME }];
    expect(parseHistory([{ Order_id: 1, Status: NAME, Item_Details: items }])).toMatchObject([
      { status: name, items: [{ name }] },
    ]);
    expect(parseOrderDetail({ OrderId: 1, Name: NAME, Address: TEXT, Item_Details: items })).toMatchObject({
      name,
      address: text,
      items: [{ name, toppings: name, addOns: name }],
    });
    const bill = {
      PayableAmount: '&#8377; 625.80',
      Grand_Total: 640,
      Coupon: 'B&amp;G10',
      nextDeliveryMsg: TEXT,
    };
    expect(parseBill(bill)).toMatchObject({
      payable: 62_580,
      payableText: '&#8377; 625.80',
      coupon: 'B&G10',
      nextDeliveryMessage: text,
    });
  });

  it('are sent back as the server wrote them: ids and options', () => {
    const dish = { CId: 'd&amp;1', itemName: NAME, Price: [{ ID: 'v&amp;1', Price: 45 }] };
    const { dishes } = parseMenu([{ 'category:': 'Breads', 'items:': [dish] }]);
    expect(dishes['d&amp;1']).toMatchObject({ id: 'd&amp;1', variants: [{ id: 'v&amp;1' }] });
    const displayTopping = [
      '{customized_id: g&amp;1, data: [Thin &amp; crisp]}',
      '{customized_id: , data: []}',
    ];
    const customized = { tempCustId: 't-1', toppingquatity: 1, displayTopping };
    expect(
      parseCart([{ Item_id: 'v-1', quantity: 1, SubTotal: 45, resultTest: [customized] }]),
    ).toMatchObject([
      {
        customized: [
          {
            toppings: 'Thin & crisp',
            customization: {
              kind: 'customized',
              text: JSON.stringify([
                { customized_id: 'g&amp;1', data: '[Thin &amp; crisp]' },
                { customized_id: '', data: '[]' },
              ]),
            },
          },
        ],
      },
    ]);
  });

  it('of a link are its address', () => {
    const [banner] = parseBanners([{ ImageUrl: 'https://cdn.example/naan.jpg?w=1&amp;h=2' }]);
    expect(banner).toEqual({ imageUrl: 'https://cdn.example/naan.jpg?w=1&h=2' });
    expect(parseBanners([{ ImageUrl: 'javascript&#58;alert(1)' }, { ImageUrl: '/a' }])).toEqual([
      { imageUrl: '/a' },
    ]);
  });
});
