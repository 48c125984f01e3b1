/** How a script scrolls: the style sheet's `scroll-behavior` has no say in it, so reduced motion is asked for here. */
export function scrollBehavior(): ScrollBehavior {
  const isStill =
    typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? 'auto' : 'smooth';
}
