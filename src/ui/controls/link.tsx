import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path below the shop's base. */
  to: string;
  /** Takes the place of this page in the browser's history; by itself only where it leads to this very page. */
  replace?: boolean;
}

/** A click that the browser would follow in this tab. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
}

/** A link within the shop. The router's own would bring half of its framework along. */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        void navigate(to, { replace: replace ?? to === pathname + search + hash });
      }}
    >
      {children}
    </a>
  );
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  className: (state: { isActive: boolean }) => string;
  /** Only the very page counts, not those below it. */
  end?: boolean;
}

/** A link that knows when it leads to where the diner is. */
export function NavLink({ className, end = false, ...link }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = link.to.toLowerCase();
  const isActive = here === there || (!end && here.startsWith(`${there}/`));
  return <Link {...link} className={className({ isActive })} aria-current={isActive ? 'page' : undefined} />;
}
