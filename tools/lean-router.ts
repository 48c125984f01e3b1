import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what nobody imports of react-router: it comes as one file whose contexts and
 * components are made, named and warned about as the file is read, which looks like work that must be done.
 */
export function leanRouter(): Plugin {
  return {
    name: 'storefront-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.(displayName|contextType) = .*$/gm, '')
          // The data router's part of a hook that both routers share.
          .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
        map: null,
      }),
    },
  };
}
