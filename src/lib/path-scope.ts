/** Whether a path is `page` or below it: '/pay/card' is in '/pay', '/payments' is not. Only '/' is in '/'. */
export function isInPath(pathname: string, page: string): boolean {
  const base = page.replace(/\/+$/, '');
  return base === '' ? pathname === '/' : `${pathname}/`.startsWith(`${base}/`);
}
