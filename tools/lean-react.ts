import { parseSync, type Plugin } from 'vite';

/** What a left-out function does when it is called all the same: the product uses what this build is without. */
const REFUSED = '{ throw Error("The build is without this: tools/lean-react.ts") }';

/**
 * What the product has no use for in a file of a package, by the functions that nothing else needs: those that
 * such a use would call first, those that look for it in passing and would never find any, and the beginnings
 * of statements. ESLint refuses to import what is left out.
 */
interface Unused {
  first?: readonly string[];
  inPassing?: readonly string[];
  /** Those in passing that are asked for a text. */
  asText?: readonly string[];
  statements?: readonly string[];
}

const client: Unused = {
  first: [
    // <ViewTransition>
    'startViewTransition',
    'createViewTransitionInstance',
    'ViewTransitionPseudoElement',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'scheduleViewTransitionEvent',
    // <Fragment ref>
    'FragmentInstance',
    // <Activity>, <SuspenseList>, useActionState, forms with a function for an action, custom elements
    'updateActivityComponent',
    'updateSuspenseListComponent',
    'mountActionState',
    'updateActionStateImpl',
    'setPropOnCustomElement',
    // Components from its compiler
    'useMemoCache',
    // <link>, <style>, <script>, <meta> and <title> that components draw; preload() and its like
    'getResource',
    'acquireResource',
    'suspendResource',
    'insertStylesheetIntoRoot',
    'adoptPreloadPropsForStylesheet',
    'preconnectAs',
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
  ],
  inPassing: [
    'trackEnterViewTransitions',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    // Which function a form has for an action
    'extractEvents$1',
    'defaultOnDefaultTransitionIndicator',
  ],
  // Where in the tree an error arose: nobody is told
  asText: ['getStackByFiberInDevAndProd'],
  statements: ['FragmentInstance.prototype.', 'ReactDOMSharedInternals.findDOMNode ='],
};

const files: readonly (readonly [RegExp, Unused])[] = [
  [/\/react-dom-client\.production\.js/, client],
  [
    /\/react-dom\.production\.js/,
    {
      statements: [
        'exports.preconnect =',
        'exports.prefetchDNS =',
        'exports.preinit =',
        'exports.preinitModule =',
        'exports.preload =',
        'exports.preloadModule =',
      ],
    },
  ],
  // Slices that make thunks of their own.
  [/\/redux-toolkit\.modern\.mjs/, { first: ['buildReducerCreators', 'handleThunkCaseReducerDefinition'] }],
];

/** A package's file without what is unused. @throws Error when it lacks any of that: another release may name it otherwise. */
export function withoutUnused(file: string, code: string): string {
  const {
    first = [],
    inPassing = [],
    asText = [],
    statements = [],
  } = files.find(([name]) => name.test(file))?.[1] ?? {};
  const bodies = new Map([
    ...first.map((name) => [name, REFUSED] as const),
    ...inPassing.map((name) => [name, '{}'] as const),
    ...asText.map((name) => [name, "{ return '' }"] as const),
  ]);
  const missing = new Set([...bodies.keys(), ...statements]);
  let lean = '';
  let done = 0;
  const replace = (start: number, end: number, text: string) => {
    lean += code.slice(done, start) + text;
    done = end;
  };
  for (const statement of parseSync('file.js', code).program.body) {
    if (statement.type === 'FunctionDeclaration' && statement.body) {
      const name = statement.id?.name ?? '';
      const body = bodies.get(name);
      if (body === undefined) continue;
      missing.delete(name);
      replace(statement.body.start, statement.body.end, body);
      continue;
    }
    const beginning = statements.find((each) => code.startsWith(each, statement.start));
    if (beginning === undefined) continue;
    missing.delete(beginning);
    replace(statement.start, statement.end, '');
  }
  if (missing.size > 0) throw new Error(`${file} has no ${[...missing].join(', ')}: tools/lean-react.ts`);
  return lean + code.slice(done);
}

/** Leaves out of React and Redux what the product does not use: each comes as one piece, in which no bundler can tell. */
export function leanReact(): Plugin {
  return {
    name: 'storefront-lean-react',
    apply: 'build',
    transform: {
      filter: { id: files.map(([name]) => name) },
      handler: (code, id) => ({ code: withoutUnused(id, code), map: null }),
    },
  };
}
