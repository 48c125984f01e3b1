import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path below the shop's base. */
  to: string;
  /** Replaces the history entry; by default only for a link to the current page. */
  replace?: boolean;
}

function isUnmodifiedClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
}

/** A link within the shop. React Router's own Link would add half of its framework code to the bundle. */
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
        if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
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
  /** Ignores pages below the link's path. */
  end?: boolean;
}

export function NavLink({ className, end = false, ...link }: NavLinkProps) {
  const currentPath = useLocation().pathname.toLowerCase();
  const path = link.to.toLowerCase();
  const isActive = currentPath === path || (!end && currentPath.startsWith(`${path}/`));
  return <Link {...link} className={className({ isActive })} aria-current={isActive ? 'page' : undefined} />;
}
