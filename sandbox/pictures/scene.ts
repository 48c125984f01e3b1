/** Parts of pictures. Lengths are in px of the picture's own box. */
import { drawing, isDrawn, type DrawnName } from './drawn';
import { emojiDataUri, isEmoji, type EmojiName } from './emoji';

export type FoodName = EmojiName | DrawnName;

export function isFood(name: string): name is FoodName {
  return isEmoji(name) || isDrawn(name);
}

/** Draws a food in a square of `size`: centre at `x`, lower edge at `y`, rotated by `angle` degrees. */
export function food(name: FoodName, x: number, y: number, size: number, angle = 0): string {
  const left = x - size / 2;
  const top = y - size;
  const turn = angle === 0 ? '' : ` transform="rotate(${angle} ${x} ${y - size / 2})"`;
  return isDrawn(name)
    ? `<g${turn}><svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 256 256">${drawing(name)}</svg></g>`
    : `<image href="${emojiDataUri(name)}" x="${left}" y="${top}" width="${size}" height="${size}"${turn}/>`;
}

/** Uses a gradient, because blur filters are too slow for menus with dozens of pictures. */
export function shadow(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shadow)"/>`;
}

export const shadowDefinition =
  '<radialGradient id="shadow"><stop offset="0" stop-color="#2A1608" stop-opacity=".34"/>' +
  '<stop offset=".6" stop-color="#2A1608" stop-opacity=".16"/><stop offset="1" stop-color="#2A1608" stop-opacity="0"/></radialGradient>';

const settings = {
  /** Shadow only: for drinks, cones and boxes. */
  bare: () => shadow(240, 262, 104, 20),
  plate: () =>
    shadow(240, 270, 156, 34) +
    '<ellipse cx="240" cy="258" rx="134" ry="42" fill="#D9D3DF"/><ellipse cx="240" cy="252" rx="134" ry="41" fill="#FBFAFD"/>' +
    '<ellipse cx="240" cy="253" rx="100" ry="28" fill="#E9E5EE"/><ellipse cx="240" cy="256" rx="98" ry="26" fill="#F6F4F9"/>' +
    shadow(240, 254, 92, 20),
  board: () =>
    shadow(240, 270, 158, 34) +
    '<ellipse cx="240" cy="261" rx="134" ry="41" fill="#9A6337"/><ellipse cx="240" cy="251" rx="134" ry="40" fill="#D9A066"/>' +
    '<g fill="none" stroke="#C0844C" stroke-width="3" opacity=".7"><ellipse cx="240" cy="251" rx="112" ry="31"/><ellipse cx="240" cy="251" rx="84" ry="21"/></g>' +
    shadow(240, 254, 92, 20),
  leaf: () =>
    shadow(240, 266, 170, 34) +
    '<path d="M84 258C130 204 330 196 402 246 352 300 140 306 84 258Z" fill="#3E8E41"/>' +
    '<path d="M88 254C134 202 328 194 398 242 346 290 142 298 88 254Z" fill="#62B35A"/>' +
    '<path d="M92 254C190 240 300 238 396 242" stroke="#B7DE9B" stroke-width="4" fill="none" stroke-linecap="round"/>' +
    '<g stroke="#4E9E4B" stroke-width="2.5" fill="none"><path d="M150 248l24-32M150 250l30 32M330 241l-30-30M330 243l-26 38M230 242l8-36M230 244l12 44"/></g>' +
    shadow(240, 256, 96, 22),
} as const;

export type SettingName = keyof typeof settings;

export function isSetting(name: string): name is SettingName {
  return Object.hasOwn(settings, name);
}

/** Returns SVG content for a picture of 480 × 360. */
export function setting(name: SettingName): string {
  return settings[name]();
}
