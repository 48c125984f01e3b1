import { parseSync, type Plugin } from 'vite';

/** What a left-out function does when it is called all the same: the product uses what this build is without. */
const REFUSED = '{ throw Error("React is built without this: tools/lean-react.ts") }';

/**
 * What the product has no use for in React's DOM, by the functions that nothing else needs: those that such a
 * use would call first, and those that look for it in passing and would never find any. ESLint refuses to
 * import what is left out.
 */
const unused = {
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
    'startHostTransition',
    'setPropOnCustomElement',
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
  ],
};
const METHODS = 'FragmentInstance.prototype.';

/** React's client without what is unused. @throws Error when it has no such function: another release may call it otherwise. */
export function withoutUnused(code: string): string {
  const bodies = new Map([
    ...unused.first.map((name) => [name, REFUSED] as const),
    ...unused.inPassing.map((name) => [name, '{}'] as const),
  ]);
  let lean = '';
  let done = 0;
  const replace = (start: number, end: number, text: string) => {
    lean += code.slice(done, start) + text;
    done = end;
  };
  for (const statement of parseSync('react.js', code).program.body) {
    if (statement.type === 'FunctionDeclaration' && statement.body) {
      const body = bodies.get(statement.id?.name ?? '');
      if (body === undefined) continue;
      bodies.delete(statement.id?.name ?? '');
      replace(statement.body.start, statement.body.end, body);
    } else if (code.startsWith(METHODS, statement.start)) replace(statement.start, statement.end, '');
  }
  if (bodies.size > 0) throw new Error(`React has no ${[...bodies.keys()].join(', ')}: tools/lean-react.ts`);
  return lean + code.slice(done);
}

/** Leaves out of React what the product does not use: it comes as one function, in which no bundler can tell. */
export function leanReact(): Plugin {
  return {
    name: 'storefront-lean-react',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}
