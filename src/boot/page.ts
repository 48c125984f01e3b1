import { matchesPattern } from '@/config/routes';

export interface BootPage {
  id: string;
  patterns: readonly string[];
  /** The page's hashed files, beyond those that every page loads. */
  files: readonly string[];
}

/** Filled in by the build (tools/boot-script.ts). */
declare const __PAGES__: readonly BootPage[];

/** @param path below the restaurant's base */
export function matchPage(path: string): BootPage | undefined {
  return __PAGES__.find(({ patterns }) => patterns.some((pattern) => matchesPattern(pattern, path)));
}

export function preloadPageFiles(page: BootPage | undefined): void {
  for (const file of page?.files ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    }
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
