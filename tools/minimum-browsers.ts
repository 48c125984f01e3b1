import browserslist from 'browserslist';

/** The oldest version of a browser in which everything works. */
export interface MinimumBrowser {
  /** As browserslist names it. */
  name: string;
  version: string;
}

/** The least browsers, from the `browserslist` of package.json (its only declaration). */
export function minimumBrowsers(): MinimumBrowser[] {
  const oldest = new Map<string, string>();
  // browserslist lists the newest version of each browser first.
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name = '', version = ''] = entry.split(' ');
    oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => ({ name, version }));
}

/** The names by which the build's compiler knows the browsers; it takes Samsung Internet for its Chrome. */
const COMPILER_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
};

/** The least browsers as Vite's `build.target`. */
export function buildTarget(): string[] {
  return minimumBrowsers().flatMap(({ name, version }) => {
    const compilerName = COMPILER_NAMES[name];
    return compilerName ? [`${compilerName}${version}`] : [];
  });
}
