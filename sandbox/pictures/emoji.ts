/** 3D emoji (256 px WebP) of `@lobehub/fluent-emoji-3d`, by their names in picture addresses. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageFile = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');
const assetFolder = join(dirname(packageFile), 'assets');

const assets = {
  // dishes
  bento: '1f371',
  bowl: '1f963',
  bread: '1f35e',
  burger: '1f354',
  burrito: '1f32f',
  corn: '1f33d',
  curry: '1f35b',
  drumstick: '1f357',
  dumpling: '1f95f',
  eggs: '1f373',
  falafel: '1f9c6',
  flatbread: '1fad3',
  fondue: '1fad5',
  fries: '1f35f',
  hotdog: '1f32d',
  loaf: '1f956',
  meat: '1f356',
  noodles: '1f35c',
  pan: '1f958',
  pancakes: '1f95e',
  pie: '1f967',
  pita: '1f959',
  pizza: '1f355',
  pot: '1f372',
  prawn: '1f364',
  rice: '1f35a',
  salad: '1f957',
  sandwich: '1f96a',
  skewer: '1f362',
  spaghetti: '1f35d',
  steak: '1f969',
  sushi: '1f363',
  taco: '1f32e',
  takeout: '1f961',
  tamale: '1fad4',
  toast: '1f9c7',
  // sweets
  cake: '1f370',
  candy: '1f36c',
  chocolate: '1f36b',
  cookie: '1f36a',
  cupcake: '1f9c1',
  custard: '1f36e',
  doughnut: '1f369',
  honey: '1f36f',
  shavedice: '1f367',
  softice: '1f366',
  sundae: '1f368',
  // drinks
  bubbletea: '1f9cb',
  cocktail: '1f379',
  coffee: '2615',
  glass: '1f95b',
  soda: '1f964',
  teapot: '1fad6',
  // produce and garnish
  apple: '1f34e',
  avocado: '1f951',
  banana: '1f34c',
  beans: '1fad8',
  broccoli: '1f966',
  butter: '1f9c8',
  cabbage: '1f96c',
  capsicum: '1fad1',
  carrot: '1f955',
  cheese: '1f9c0',
  cherries: '1f352',
  chestnut: '1f330',
  chilli: '1f336-fe0f',
  coconut: '1f965',
  crab: '1f980',
  cucumber: '1f952',
  egg: '1f95a',
  fish: '1f41f',
  garlic: '1f9c4',
  ginger: '1fada',
  grapes: '1f347',
  herb: '1f33f',
  ice: '1f9ca',
  lemon: '1f34b',
  lobster: '1f99e',
  mango: '1f96d',
  mushroom: '1f344',
  olive: '1fad2',
  onion: '1f9c5',
  orange: '1f34a',
  peanuts: '1f95c',
  peas: '1fadb',
  pineapple: '1f34d',
  potato: '1f954',
  rose: '1f339',
  shrimp: '1f990',
  squid: '1f991',
  strawberry: '1f353',
  tomato: '1f345',
  watermelon: '1f349',
  // other
  flame: '1f525',
  moon: '1f319',
  scooter: '1f6f5',
} as const;

export type EmojiName = keyof typeof assets;

export function isEmoji(name: string): name is EmojiName {
  return Object.hasOwn(assets, name);
}

const dataUris = new Map<EmojiName, string>();

/** Returns a `data:` URL, because an SVG in an `<img>` cannot load external files. */
export function emojiDataUri(name: EmojiName): string {
  let uri = dataUris.get(name);
  if (uri === undefined) {
    const webp = readFileSync(join(assetFolder, `${assets[name]}.webp`));
    uri = `data:image/webp;base64,${webp.toString('base64')}`;
    dataUris.set(name, uri);
  }
  return uri;
}
