import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/**
 * Requires that a text is the only child of its element. A browser that translates the page replaces text nodes by
 * elements. React can then neither change a text that has siblings, nor insert or remove an element beside it. Spaces
 * are allowed, because they are not translated.
 * @type {import('eslint').Rule.RuleModule}
 */
export const loneText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      siblings: 'Put this text into an element of its own, or give the prop a type without texts (Elements).',
      component: 'Return an element: the text may be rendered beside others.',
    },
  },
  create(context) {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const isList = (type) => checker.isArrayType(type) || checker.isTupleType(type);

    function canBeText(type, seen = new Set()) {
      if (seen.has(type)) return false;
      seen.add(type);
      if (type.isUnion()) return type.types.some((part) => canBeText(part, seen));
      if (isList(type)) return checker.getTypeArguments(type).some((item) => canBeText(item, seen));
      return type.isStringLiteral() ? type.value.trim() !== '' : (type.flags & TEXT) !== 0;
    }

    const isRendered = (child) =>
      child.type === 'JSXText' ? child.value.trim() !== '' : child.expression?.type !== 'JSXEmptyExpression';
    /** Of an expression in braces; undefined for other children. */
    const typeOf = (child) => child.expression && getTypeAtLocation(child.expression);
    const isText = (child) => {
      const type = typeOf(child);
      return type ? canBeText(type) : child.type === 'JSXText';
    };

    function checkChildren(node) {
      const children = node.children.filter(isRendered);
      const [type] = children.map(typeOf);
      // A list renders several texts, and a fragment has no element.
      const isAlone = children.length === 1 && !(type && isList(type)) && node.type === 'JSXElement';
      if (isAlone) return;
      for (const child of children) if (isText(child)) context.report({ node: child, messageId: 'siblings' });
    }

    function checkComponent(node) {
      const { name = '' } = node.id ?? node.parent.id ?? {};
      const signatures = getTypeAtLocation(node).getCallSignatures();
      if (/^[A-Z]/.test(name) && signatures.some((signature) => canBeText(signature.getReturnType())))
        context.report({ node, messageId: 'component' });
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      ArrowFunctionExpression: checkComponent,
    };
  },
};
