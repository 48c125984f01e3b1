/** Stand-ins for the analytics scripts: they process their queue and report every call to the sandbox. */

const REPORT = `
  const origin = new URL(document.currentScript.src).origin;
  const report = (tool, id, args) => {
    const body = JSON.stringify({ tool, id, arguments: Array.from(args) });
    fetch(origin + '/__sandbox/analytics', { method: 'POST', body, keepalive: true }).catch(() => {});
  };
`;

const BEHAVIOUR = (id: string) => `(() => {${REPORT}
  const id = ${JSON.stringify(id)};
  const queued = (window.clarity && window.clarity.q) || [];
  window.clarity = function () { report('behaviour', id, arguments); };
  report('behaviour', id, ['loaded']);
  for (const args of queued) window.clarity.apply(window, args);
})();`;

const PIXEL = `(() => {${REPORT}
  const fbq = window.fbq || (window.fbq = function () { fbq.callMethod.apply(fbq, arguments); });
  let id = '';
  fbq.callMethod = function () {
    if (arguments[0] === 'init') id = String(arguments[1]);
    report('pixel', id, arguments);
  };
  const queued = (fbq.queue || []).splice(0);
  for (const args of queued) fbq.callMethod.apply(fbq, args);
})();`;

export function analyticsScript(pathname: string): string | undefined {
  if (pathname === '/analytics/pixel.js') return PIXEL;
  const id = /^\/analytics\/behaviour\/([\w-]+)$/.exec(pathname)?.[1];
  return id === undefined ? undefined : BEHAVIOUR(id);
}
