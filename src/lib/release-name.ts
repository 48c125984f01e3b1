/**
 * The name under which a release's errors are reported: the hash of its entry, which differs from release to release.
 * @param entry the entry's file, such as '/assets/index-COuSPoNA.js'.
 */
export function releaseOfEntry(entry: string): string {
  return `storefront@${/index-([\w-]+)\.js$/.exec(entry)?.[1] ?? 'development'}`;
}
