const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the domain is unknown',
  EAI_AGAIN: 'the name server did not answer',
  ECONNREFUSED: 'nothing answers at this address',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Returns the reason of a failed request. `fetch` only reports 'fetch failed'; its `cause` has the reason. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const code = codeOf(error.cause);
  return REASONS[code] ?? (code || error.message);
}
