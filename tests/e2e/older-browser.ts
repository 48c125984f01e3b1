import compatData from '@mdn/browser-compat-data/forLegacyNode';
import type { Page } from '@playwright/test';
import type { MinimumBrowser } from '../../tools/minimum-browsers';

/**
 * Removes from Chromium what an older browser lacks, by MDN's browser compatibility data.
 * Covers interfaces, members, HTML attributes and CSS. Syntax is covered by the build target.
 */

interface Support {
  version_added: string | boolean | null;
  version_removed?: string | boolean;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
  partial_implementation?: boolean;
}

interface Node {
  __compat?: { support: Record<string, Support | Support[]> };
  [name: string]: unknown;
}

interface CompatData {
  api: Node;
  javascript: { builtins: Node };
  html: { global_attributes: Node };
  css: { properties: Node; types: Record<string, Node>; selectors: Node };
  browsers: Record<string, { releases: Record<string, unknown> }>;
}

const data = compatData as unknown as CompatData;

const MDN_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

function mdnName(browser: MinimumBrowser): string {
  const name = MDN_NAMES[browser.name];
  if (name === undefined) throw new Error(`MDN's data has no browser '${browser.name}'`);
  return name;
}

const parts = (version: string): [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

function isNewer(version: string, than: string): boolean {
  const [major, minor] = parts(version.replace('≤', ''));
  const [thanMajor, thanMinor] = parts(than);
  return major > thanMajor || (major === thanMajor && minor > thanMinor);
}

export function previousVersion(browser: MinimumBrowser): MinimumBrowser {
  const releases = Object.keys(data.browsers[mdnName(browser)]?.releases ?? {})
    .filter((release) => isNewer(browser.version, release))
    .sort((a, b) => (isNewer(a, b) ? 1 : -1));
  const version = releases.at(-1);
  if (version === undefined) throw new Error(`MDN's data has no ${browser.name} before ${browser.version}`);
  return { ...browser, version };
}

function isMissing(node: unknown, browser: MinimumBrowser): boolean {
  const support = (node as Node).__compat?.support[mdnName(browser)];
  if (support === undefined) return false;
  return ![support]
    .flat()
    .some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) => {
      if (flags !== undefined || prefix !== undefined || alternative_name !== undefined) return false;
      if (typeof removed === 'string' && !isNewer(removed, browser.version)) return false;
      return (
        added === true ||
        (typeof added === 'string' && added !== 'preview' && !isNewer(added, browser.version))
      );
    });
}

const children = (node: Node): [string, Node][] =>
  Object.entries(node).filter(([name]) => name !== '__compat') as [string, Node][];

const missingNames = (node: Node, browser: MinimumBrowser): string[] =>
  children(node).flatMap(([name, child]) => (isMissing(child, browser) ? [name] : []));

interface MissingFeatures {
  /** Globals, and members as 'Interface.member'. */
  names: string[];
  attributes: string[];
  cssProperties: string[];
  cssFunctions: string[];
  cssSelectors: string[];
}

export function missingFeatures(browser: MinimumBrowser): MissingFeatures {
  const names = [data.api, data.javascript.builtins].flatMap((root) =>
    children(root).flatMap(([owner, node]) =>
      isMissing(node, browser)
        ? [owner]
        : missingNames(node, browser).map((member) => `${owner}.${member.replace(/_static$|_event$/, '')}`),
    ),
  );
  return {
    names,
    attributes: missingNames(data.html.global_attributes, browser),
    cssProperties: missingNames(data.css.properties, browser),
    cssFunctions: missingNames(data.css.types['color'] ?? {}, browser),
    cssSelectors: missingNames(data.css.selectors, browser),
  };
}

/** Runs in the page before its own scripts. */
function removeMissing({ names, attributes, cssProperties, cssFunctions }: MissingFeatures): void {
  const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const name of names) {
    const [owner = '', member] = name.split('.');
    if (member === undefined) Reflect.deleteProperty(scope, owner);
    else {
      const holder =
        owner === 'Window' || owner === 'WorkerGlobalScope' ? { prototype: scope } : scope[owner];
      if (holder?.prototype) Reflect.deleteProperty(holder.prototype, member);
      if (holder) Reflect.deleteProperty(holder, member);
    }
  }
  const isUnknown = (name: string) => attributes.includes(name.toLowerCase());
  // React also writes unsupported attributes, which have no effect then.
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    setAttribute.call(this, isUnknown(name) ? `data-unknown-${name}` : name, value);
  };
  const supports = CSS.supports.bind(CSS);
  const isUnsupported = (text: string) =>
    cssProperties.some((property) => text === property || text.includes(`${property}:`)) ||
    cssFunctions.some((name) => text.includes(`${name}(`));
  CSS.supports = (property: string, value?: string) =>
    !isUnsupported(property) &&
    (value === undefined ? supports(property) : !isUnsupported(value) && supports(property, value));
}

function withoutMissing(css: string, { cssProperties, cssSelectors, attributes }: MissingFeatures): string {
  const replacements: [RegExp, string][] = [
    ...cssProperties.map((name): [RegExp, string] => [
      new RegExp(`(?<=[;{])\\s*${name}\\s*:[^;}]*;?`, 'g'),
      '',
    ]),
    // Only within selector(): elsewhere the name may be a value, as in 'flex-direction:column'.
    ...cssSelectors.map((name): [RegExp, string] => [
      new RegExp(`selector\\(:${name}\\)`, 'g'),
      `selector(:unknown-${name})`,
    ]),
    ...attributes.map((name): [RegExp, string] => [
      new RegExp(`\\[${name}(?=[\\]=])`, 'g'),
      `[data-unknown-${name}`,
    ]),
  ];
  return replacements.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), css);
}

/** Call it before the first navigation. */
export async function emulateOlderBrowser(page: Page, browser: MinimumBrowser): Promise<void> {
  const missing = missingFeatures(browser);
  await page.addInitScript(removeMissing, missing);
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutMissing(await response.text(), missing) });
  });
}
