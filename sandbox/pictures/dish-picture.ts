import type { Palette } from './palettes';
import { food, setting, shadow, shadowDefinition, type FoodName, type SettingName } from './scene';

interface DishScene {
  palette: Palette;
  setting: SettingName;
  hero: FoodName;
  /** Up to two foods beside the dish. */
  garnish: FoodName[];
}

/** Returns a 4:3 picture. Cards and popup crop it, so important content stays in the middle 240 × 280 px. */
export function dishPicture({ palette, setting: settingName, hero, garnish }: DishScene): string {
  const [left, right] = garnish;
  const bare = settingName === 'bare';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360">' +
    `<defs>${shadowDefinition}</defs>` +
    `<rect width="480" height="360" fill="${palette.ground}"/><circle cx="240" cy="218" r="212" fill="${palette.circle}"/>` +
    '<g transform="translate(240 180) scale(1.12) translate(-240 -186)">' +
    setting(settingName) +
    (right === undefined ? '' : shadow(350, 236, 40, 9) + food(right, 350, 242, 66, 10)) +
    food(hero, 240, bare ? 266 : 262, bare ? 206 : 184) +
    (left === undefined ? '' : shadow(132, 282, 44, 10) + food(left, 132, 288, 74, -12)) +
    '</g></svg>'
  );
}

/** Returns a square picture. Phones crop it to a circle, so its corners stay empty. */
export function categoryPicture(palette: Palette, hero: FoodName): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">' +
    `<defs>${shadowDefinition}</defs>` +
    `<rect width="240" height="240" fill="${palette.ground}"/><circle cx="120" cy="132" r="104" fill="${palette.circle}"/>` +
    shadow(120, 190, 66, 13) +
    food(hero, 120, 194, 142) +
    '</svg>'
  );
}
