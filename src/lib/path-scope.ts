/**
 * Whether a path is that of a page or lies below it: '/pay' and '/pay/card' of the page '/pay', but not
 * '/payments'. Of the page '/' it is '/' alone, as every path lies below that.
 */
export function isInPath(pathname: string, page: string): boolean {
  const base = page.replace(/\/+$/, '');
  return base === '' ? pathname === '/' : `${pathname}/`.startsWith(`${base}/`);
}
