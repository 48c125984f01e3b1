const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** HTML template tag. Escapes every value that is not `Html`. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  const escaped = values.map((value) => {
    if (value instanceof Html) return value.source;
    if (Array.isArray(value)) return value.map((each) => each.source).join('');
    return escapeHtml(String(value));
  });
  return new Html(parts.map((part, index) => part + (escaped[index] ?? '')).join(''));
}

/** Markup that is not escaped. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Returns JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): Html =>
  new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1rem; max-width: 60rem; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
  button, select, input { font: inherit; padding: .4rem .8rem; }
  button { cursor: pointer; }
  table { border-collapse: collapse; width: 100%; font-size: .875rem; }
  th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid #8884; vertical-align: top; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
  .problem { color: #c00; font-weight: 600; } .amount { font-size: 1.6rem; font-weight: 700; }
`;

export function page(title: string, body: Html, status = 200): Response {
  const source = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>${body.source}</body>
</html>`;
  return new Response(source, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
