/** Builds the rule for which `src` folders a folder may import (README, 'How the code is laid out'). */
const only = (from, to) => ({
  name: `${from}-imports`,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [`^src/${from}/`, ...to.map((room) => `^src/${room}/`)] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^(src|sandbox|tools)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('config', []),
    only('lib', ['config']),
    only('texts', ['platform', 'lib']),
    only('platform', ['config', 'lib']),
    only('api', ['platform', 'config', 'lib']),
    {
      ...only('domain', ['api', 'platform', 'config', 'lib', 'texts']),
      to: {
        path: '^src/',
        pathNot: ['^src/(domain|api|platform|config|lib|texts)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    only('ui', ['platform', 'lib']),
    only('integrations', ['domain', 'api', 'platform', 'config', 'lib']),
    only('store', ['integrations', 'domain', 'api', 'platform', 'config', 'lib', 'texts']),
    only('features', ['store', 'integrations', 'domain', 'platform', 'config', 'lib', 'texts', 'ui']),
    only('routes', [
      'features',
      'store',
      'integrations',
      'domain',
      'platform',
      'config',
      'lib',
      'texts',
      'ui',
    ]),
    only('boot', ['domain', 'api', 'platform', 'config', 'lib']),
    {
      name: 'prerender-runs-in-node',
      comment: 'Prerendering runs in Node. No browser loads it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/prerender/' },
      to: { path: '^src/prerender/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Routes put features together, the store connects them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'persisted-values-are-declared',
      comment: 'Values are declared with persistedText(), persistedRecord() or deviceText().',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/persisted-value\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '^src/platform/(web-storage|indexed-db)\\.ts$' },
    },
    {
      name: 'components-read-through-the-store',
      comment: 'Listeners write persisted values. The heights of the cart lines are layout, not state.',
      severity: 'error',
      from: {
        path: '^src/(features|routes|app)/',
        pathNot: ['^src/features/cart/line-heights\\.ts$', '\\.test\\.tsx?$'],
      },
      to: { path: '^src/domain/persisted/' },
    },
    {
      name: 'product-apart-from-its-surroundings',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(sandbox|tests|tools)/' },
    },
    {
      name: 'sandbox-is-the-other-side-of-the-wire',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|tests|tools)/' },
    },
    {
      name: 'only-api-talks-to-the-wire',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: '^node_modules/axios' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/texts/generated/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
