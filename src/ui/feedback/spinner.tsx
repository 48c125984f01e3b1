import { classNames } from '../class-names';

/** An 18 px spinner, hidden from screen readers. Set `aria-busy` on its container. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      data-spinner
      className={classNames('size-4.5 shrink-0 animate-spin', className)}
    >
      <path d="M13.8 3.2A7.5 7.5 0 1 0 13.8 14.8" />
    </svg>
  );
}
