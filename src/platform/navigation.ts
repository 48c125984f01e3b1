/** Navigations that leave or reload the page. Tests replace them. */
export const externalNavigation = {
  /** Returns before the browser leaves the page. */
  goTo: (url: string): void => {
    window.location.assign(url);
  },
  /** Used when the page's data belong to another diner. */
  reload: (): void => {
    window.location.reload();
  },
};
