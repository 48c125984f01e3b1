/** What a browser needs of the answers: CORS headers, compression, and pictures of a reasonable size. */
import type { Exchange } from './exchange';
import type { Finding } from './findings';

/** Shorter answers fit into one packet. */
const MIN_COMPRESSED_LENGTH = 1400;

function callsOf(exchanges: readonly Exchange[]): string {
  return [...new Set(exchanges.map(({ call }) => call.name))].join(', ');
}

/** @param origin of the shop's page */
export function headerFindings(exchanges: readonly Exchange[], origin: string): Finding[] {
  const answered = exchanges.filter(({ status }) => status !== null);
  const blocked = answered.filter(({ headers }) => {
    const allowed = headers.get('Access-Control-Allow-Origin');
    return allowed !== '*' && allowed !== origin;
  });
  const uncompressed = answered.filter(
    ({ headers, body }) => body.length > MIN_COMPRESSED_LENGTH && !headers.has('Content-Encoding'),
  );
  return [
    ...(blocked.length > 0
      ? [
          {
            level: 'error' as const,
            call: 'CORS',
            text: `browsers block ${callsOf(blocked)} on ${origin}: Access-Control-Allow-Origin does not allow it`,
          },
        ]
      : []),
    ...(uncompressed.length > 0
      ? [{ level: 'warning' as const, call: 'compression', text: `not compressed: ${callsOf(uncompressed)}` }]
      : []),
  ];
}

const MAX_PICTURE_KB = 300;
const PICTURE_TIMEOUT_MS = 15_000;
const PARALLEL_REQUESTS = 6;

async function problemOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
    const { size } = await response.blob();
    if (!response.ok) return `status ${String(response.status)}`;
    if (!response.headers.get('Content-Type')?.startsWith('image/')) return 'no picture';
    const kb = Math.round(size / 1000);
    return kb > MAX_PICTURE_KB ? `${String(kb)} kB, more than ${String(MAX_PICTURE_KB)} kB` : '';
  } catch {
    return 'cannot be reached';
  }
}

/** @param origin that pictures without a host refer to */
export async function pictureFindings(urls: readonly string[], origin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const queue = [...urls];
  const work = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const problem = await problemOf(new URL(url, origin).href);
      if (problem) findings.push({ level: 'warning', call: 'pictures', text: `${url}: ${problem}` });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work));
  return findings;
}
