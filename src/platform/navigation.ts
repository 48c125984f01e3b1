/** Tests replace these functions. */
export const navigation = {
  /** Returns before the browser leaves the page. */
  goTo: (url: string): void => window.location.assign(url),
  reload: (): void => window.location.reload(),
};
