/** The ways off this page: replaced by tests, which want to see where a diner is sent. */
export const externalNavigation = {
  /** Leaves for another page of the web; returns before the browser has gone. */
  goTo: (url: string): void => {
    window.location.assign(url);
  },
  /** Loads the page anew: what it holds is another diner's. */
  reload: (): void => {
    window.location.reload();
  },
};
