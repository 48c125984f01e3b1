/** Navigations that leave or reload the page. Tests replace them. */
export const navigation = {
  /** Returns before the browser leaves the page. */
  goTo: (url: string): void => window.location.assign(url),
  /** Reloads the page; unsaved input is lost. */
  reload: (): void => window.location.reload(),
};
