/** Release name for error reports, from the entry's hash. @param entry such as '/assets/index-COuSPoNA.js'. */
export function releaseOfEntry(entry: string): string {
  return `storefront@${/index-([\w-]+)\.js$/.exec(entry)?.[1] ?? 'development'}`;
}
