import type { Plugin } from 'vite';

/**
 * What makes an icon of its drawing. The package's own is built for settings by context and properties that the
 * product has no use for, and works them out each time an icon is drawn: size and colour come from the style
 * sheet here, and the lines within are made once.
 */
const MAKER = `
import { createElement } from 'react';
export default function createLucideIcon({ node }) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      lines,
    );
}
`;

/** The icons of lucide-react without what draws them in all its ways. */
export function leanIcons(): Plugin {
  return {
    name: 'storefront-lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs/ },
      handler: () => ({ code: MAKER, map: null }),
    },
  };
}
