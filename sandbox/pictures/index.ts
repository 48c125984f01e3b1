/**
 * Pictures of the demo restaurants, composed on the first request. The address describes the content:
 * - `/pictures/dish/{tint}-{setting}-{dish}[-{garnish}[-{garnish}]].svg`, such as `amber-plate-skewer-lemon`
 * - `/pictures/category/{tint}-{dish}.svg`, `/pictures/banner/{name}.svg`, `/pictures/logo/{slug}.svg`
 */
import { bannerPicture } from './banner-picture';
import { categoryPicture, dishPicture } from './dish-picture';
import { logoPicture } from './logo-picture';
import { palette } from './palettes';
import { isFood, isSetting } from './scene';

interface Picture {
  type: string;
  body: Buffer;
}

const composed = new Map<string, Picture>();

/** @param path without host and query */
export function picture(path: string): Picture | undefined {
  const known = composed.get(path);
  if (known !== undefined) return known;
  const [, kind = '', name = ''] = /^\/pictures\/([a-z]+)\/([a-z0-9-]+)\.svg$/.exec(path) ?? [];
  const svg = compose(kind, name);
  if (svg === undefined) return undefined;
  const made = { type: 'image/svg+xml', body: Buffer.from(svg) };
  composed.set(path, made);
  return made;
}

function compose(kind: string, name: string): string | undefined {
  switch (kind) {
    case 'dish':
      return composeDish(name);
    case 'category':
      return composeCategory(name);
    case 'banner':
      return bannerPicture(name);
    case 'logo':
      return logoPicture(name);
    default:
      return undefined;
  }
}

function composeDish(name: string): string | undefined {
  const [tint = '', settingName = '', ...foods] = name.split('-');
  const colours = palette(tint);
  const shown = foods.filter(isFood);
  const [hero, ...garnish] = shown;
  if (!colours || !isSetting(settingName) || !hero) return undefined;
  if (shown.length !== foods.length || garnish.length > 2) return undefined;
  return dishPicture({ palette: colours, setting: settingName, hero, garnish });
}

function composeCategory(name: string): string | undefined {
  const [tint = '', hero = '', ...rest] = name.split('-');
  const colours = palette(tint);
  if (!colours || !isFood(hero) || rest.length > 0) return undefined;
  return categoryPicture(colours, hero);
}
