import { describe, expect, it } from 'vitest';
import { makeRanker } from './rank';

const names = [
  'Paneer butter masala',
  'Chicken momos, pan-fried',
  'Paneer Tikka',
  'Chicken tikka pizza',
  'Chicken 65',
  'Chilli chicken',
  'Egg biryani',
  'Hyderabadi Chicken Biryani',
  'Gulab Jamun',
  'Butter naan',
  'Garlic naan',
  'Cold coffee',
  'Margherita pizza',
  'Crème brûlée',
  'पनीर टिक्का',
];
const rank = makeRanker(names.map((name) => ({ id: name, name })));

describe('The search ranking', () => {
  it('returns all dishes in menu order for a blank query', () => {
    expect(rank('  ')).toEqual(names);
  });

  it.each([
    ['panir tika', 'Paneer Tikka'],
    ['tikka paneer', 'Paneer Tikka'],
    ['biriyani', 'Egg biryani'],
    ['creme brulee', 'Crème brûlée'],
    ['पनीर', 'पनीर टिक्का'],
  ])('for %j puts %j first', (query, first) => {
    expect(rank(query)[0]).toBe(first);
  });

  it('puts an exact name first, then names that begin with the query, then names that contain it', () => {
    const ranked = makeRanker(
      ['Spicy naan', 'Naan basket', 'Naan', 'Onion naan'].map((name) => ({ id: name, name })),
    );
    expect(ranked('naan')).toEqual(['Naan', 'Naan basket', 'Spicy naan', 'Onion naan']);
  });

  it('finds names by the first letters of a word', () => {
    expect(rank('birya')).toEqual(['Egg biryani', 'Hyderabadi Chicken Biryani']);
  });

  it('finds a word of seven letters with two typos, without weak matches', () => {
    const ranked = makeRanker(['Dal makhani', 'Lamb vindaloo'].map((name) => ({ id: name, name })));
    expect(ranked('bindalo')).toEqual(['Lamb vindaloo']);
  });

  it.each([
    ['chikan', 'Chicken 65', 'Chilli mushroom'],
    ['sup', 'Tomato soup', 'Samosa'],
    ['creem', 'Ice cream', 'Crème brûlée'],
  ])('finds the misspelt %j as %j, before %j', (query, first, other) => {
    const ranked = makeRanker([other, first].map((name) => ({ id: name, name })));
    expect(ranked(query)[0]).toBe(first);
  });

  it('omits weak matches when there are better ones', () => {
    expect(rank('butter naan')).toEqual(['Butter naan', 'Paneer butter masala', 'Garlic naan']);
    expect(rank('gulab jamun')).toEqual(['Gulab Jamun']);
    expect(rank('chicken tikka pizza')).toEqual(['Chicken tikka pizza']);
  });

  it.each([
    ['khir', 'Kheer'],
    ['puri', 'Poori'],
    ['paw', 'Vada pav'],
    ['bel', 'Bhel'],
    ['nan', 'Butter naan'],
  ])('finds the short word %j as %j', (query, found) => {
    const menu = ['Khari biscuit', 'Pudi dosa', 'Dal', 'Kheer', 'Poori', 'Vada pav', 'Bhel', 'Butter naan'];
    expect(makeRanker(menu.map((name) => ({ id: name, name })))(query)[0]).toBe(found);
  });

  it.each([
    ['buttermilk', 'Butter Milk'],
    ['buttermilk', 'Masala butter milk'],
    ['butter milk', 'Buttermilk'],
    ['butter milk', 'Masala buttermilk'],
    ['batermilk masala', 'Masala butter milk'],
    ['mango milk shaek', 'Mango milkshake'],
  ])('for %j puts %j before other dishes, joined or split', (query, first) => {
    const ranked = makeRanker(
      ['Butter naan', 'Milk', 'Mango lassi', first].map((name) => ({ id: name, name })),
    );
    expect(ranked(query)[0]).toBe(first);
  });

  it.each(['sushi platter', 'qwertyuiop', '?!'])('returns nothing for %j', (query) => {
    expect(rank(query)).toEqual([]);
  });
});
