export const HOSTILE_TEXT = [
  '"\'><img src=x onerror="ran(\'image\')"><svg onload="ran(\'svg\')"></svg>',
  "</title></style></textarea><script>ran('script')</script>",
  `<iframe srcdoc="<script>parent.ran('frame')</script>"></iframe>`,
  '<a href="javascript:ran(\'link\')">here</a>',
  "${ran('literal')}{{constructor.constructor('ran(1)')()}}",
].join('');

/** As a server that escapes its texts writes it: shown as text, whereas tags are left out. */
export const ESCAPED_HOSTILE_TEXT = HOSTILE_TEXT.replace(
  /[&<>"']/g,
  (sign) => `&#${String(sign.charCodeAt(0))};`,
);

/** None may be displayed, followed or framed. */
export const HOSTILE_URLS = [
  "javascript:ran('address')",
  " \tjava\nscript:ran('address')",
  "JaVaScRiPt:ran('address')//https://evil.example/",
  "\u0001javascript:ran('address')",
  "data:text/html,<script>parent.ran('data')</script>",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='ran(1)'/>",
  "vbscript:ran('address')",
  'blob:http://localhost/1',
  'filesystem:http://localhost/temporary/1',
  'file:///etc/passwd',
  'about:blank',
  'ftp://evil.example/picture.png',
  'ws://evil.example/',
  'mailto:evil@evil.example?body=1',
  'tel:*21*9999999999#',
  'intent://evil.example#Intent;scheme=https;end',
  'evil.example/picture.png',
  '"><script>ran(1)</script>',
];
