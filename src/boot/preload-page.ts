/** The hashed files of each route's page beyond those that every page loads; the build fills it in. */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;

/** Loads the code of the page that the address names beside the application, not after it. */
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
