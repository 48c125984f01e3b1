import type { World } from '../../sandbox/world';
import type { Certificate } from './certificate';

export const PAGES = ['home', 'menu', 'cart'] as const;
export type PageName = (typeof PAGES)[number];

export interface Bench {
  product: string;
  /** The product with the usual restaurant's pages prerendered. */
  prerendered: string;
  react: string;
  /** The bare React page, hydrating its prerendered markup. */
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

/** One part of the benchmark: its name on the command line, and a measurement that returns Markdown. */
export interface Part {
  name: string;
  title: string;
  measure: (bench: Bench) => Promise<string>;
}
