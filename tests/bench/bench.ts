import type { World } from '../../sandbox/world';
import type { Certificate } from './certificate';

export const PAGES = ['home', 'menu', 'cart'] as const;
export type PageName = (typeof PAGES)[number];

export interface Bench {
  product: string;
  prerendered: string;
  react: string;
  /** The bare React page that hydrates its prerendered markup. */
  hydrating: string;
  static: string;
  api: string;
  certificate: Certificate;
  world: World;
  /** Delay of the API's answers by path, in ms. */
  delays: Map<string, number>;
  /** Menu sizes, in dishes. */
  sizes: readonly number[];
  pages: readonly PageName[];
  runs: number;
}

/** `name` selects the part on the command line; `measure` returns Markdown. */
export interface Part {
  name: string;
  title: string;
  measure: (bench: Bench) => Promise<string>;
}
