/** Hashed files per route, beyond those that every page loads. The build fills it in. */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;

/** Preloads the route's code in parallel with the app. */
export function preloadPage(page: string): void {
  for (const file of __PAGE_FILES__[page] ?? []) {
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
