/** Checks that a browser can use the answers: CORS headers, compression, and pictures of a reasonable size. */
import type { Exchange } from './exchange';
import { levelOfCall, type Finding } from './findings';
import type { CheckOptions } from './options';

/** Shorter answers fit into one packet. */
const MIN_COMPRESSED_LENGTH = 1400;

function callsOf(exchanges: readonly Exchange[]): string {
  return [...new Set(exchanges.map(({ call }) => call.name))].join(', ');
}

const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(host);

/** Pages on https get nothing from http, except from the same machine. */
export function mixedContentFindings({ api, lookup, origin }: CheckOptions): Finding[] {
  if (!origin.startsWith('https:')) return [];
  const blocked = [...new Set([api, lookup])].filter((address) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'http:' && !isLocal(hostname);
  });
  return blocked.map((address) => ({
    level: 'error',
    call: 'mixed content',
    text: `browsers block ${address} on ${origin}: it needs https`,
  }));
}

function corsFindings(blocked: readonly Exchange[], { origin, isOriginAssumed }: CheckOptions): Finding[] {
  const levelOf = ({ call }: Exchange): Finding['level'] =>
    isOriginAssumed ? 'warning' : levelOfCall(call.name);
  const advice = isOriginAssumed ? '. Name the origin of the shop with --origin' : '';
  return (['error', 'warning'] as const).flatMap((level) => {
    const ofLevel = blocked.filter((exchange) => levelOf(exchange) === level);
    if (ofLevel.length === 0) return [];
    const text = `browsers block ${callsOf(ofLevel)} on ${origin}: Access-Control-Allow-Origin does not allow it${advice}`;
    return [{ level, call: 'CORS', text }];
  });
}

export function headerFindings(exchanges: readonly Exchange[], options: CheckOptions): Finding[] {
  const answered = exchanges.filter(({ status, redirect }) => status !== null && redirect === '');
  const blocked = answered.filter(({ headers }) => {
    const allowed = headers.get('Access-Control-Allow-Origin');
    return allowed !== '*' && allowed !== options.origin;
  });
  const uncompressed = answered.filter(
    ({ headers, body }) => body.length > MIN_COMPRESSED_LENGTH && !headers.has('Content-Encoding'),
  );
  const findings = corsFindings(blocked, options);
  if (uncompressed.length > 0)
    findings.push({
      level: 'warning',
      call: 'compression',
      text: `not compressed: ${callsOf(uncompressed)}`,
    });
  return findings;
}

const MAX_PICTURE_KB = 300;
const PICTURE_TIMEOUT_MS = 15_000;
const PARALLEL_REQUESTS = 6;

/** Reads no further than `maxBytes`. */
async function isLonger(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<boolean> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return true;
  }
  return false;
}

async function problemOf(picture: string, origin: string): Promise<string> {
  if (!URL.canParse(picture, origin)) return 'not an address';
  try {
    const response = await fetch(new URL(picture, origin), {
      signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
    });
    const { ok, status, headers, body } = response;
    const isTooLong = body !== null && (await isLonger(body, MAX_PICTURE_KB * 1000));
    if (!ok) return `status ${String(status)}`;
    if (!headers.get('Content-Type')?.startsWith('image/')) return 'no picture';
    return isTooLong ? `more than ${String(MAX_PICTURE_KB)} kB` : '';
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
      const problem = await problemOf(url, origin);
      if (problem) findings.push({ level: 'warning', call: 'pictures', text: `${url}: ${problem}` });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work));
  return findings;
}
