import type { World } from '../../sandbox/world';
import type { Certificate } from './certificate';

/** Pages that are visited. */
export const PAGES = ['home', 'menu', 'cart'] as const;
export type PageName = (typeof PAGES)[number];

/** What every part measures with. */
export interface Bench {
  /** Origins of what is served, without a slash at the end. */
  product: string;
  /** The product with the pages of the usual restaurant written ahead. */
  prerendered: string;
  react: string;
  static: string;
  api: string;
  certificate: Certificate;
  world: World;
  /** ms by which the API's answers to a path are held back. */
  delays: Map<string, number>;
  /** Numbers of dishes. */
  sizes: readonly number[];
  pages: readonly PageName[];
  /** How often each thing is measured. */
  runs: number;
}

/** One part of the benchmark: its name on the command line and what it finds, as Markdown. */
export interface Part {
  name: string;
  title: string;
  measure: (bench: Bench) => Promise<string>;
}
