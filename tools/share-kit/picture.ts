import { reasonOf } from './failure-reason';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 8_000_000;

/** Fetches a picture as a data URL, so that a page shows it without a network. @throws Error with the reason */
export async function fetchPicture(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    if (!/^image\/[\w.+-]+$/.test(type.trim())) throw new Error(`'${type}' is no picture`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MAX_BYTES) throw new Error(`larger than ${MAX_BYTES / 1_000_000} MB`);
    return `data:${type.trim()};base64,${bytes.toString('base64')}`;
  } catch (error) {
    throw new Error(`the picture ${url} could not be fetched: ${reasonOf(error)}`, { cause: error });
  }
}
