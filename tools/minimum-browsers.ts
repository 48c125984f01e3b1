import browserslist from 'browserslist';

/** The oldest version of a browser in which everything works. */
export interface MinimumBrowser {
  name: string;
  version: string;
}

/** Reads the minimum browsers from `browserslist` in package.json, their only declaration. */
export function minimumBrowsers(): MinimumBrowser[] {
  const oldest = new Map<string, string>();
  // browserslist lists the newest version first.
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name = '', version = ''] = entry.split(' ');
    oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => ({ name, version }));
}

/** Names of browsers in the build's compiler. Samsung Internet is covered by Chrome. */
const COMPILER_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
};

export function buildTarget(): string[] {
  return minimumBrowsers().flatMap(({ name, version }) => {
    const compilerName = COMPILER_NAMES[name];
    return compilerName ? [`${compilerName}${version}`] : [];
  });
}
