/** Answers of this process's sandboxes, for tests that compare them with the description of the API. */
export interface LoggedAnswer {
  /** Address of the sandbox. */
  origin: string;
  /** Name in the contract, such as 'cart/addItemTest' or 'restro_id_new'. */
  call: string;
  status: number;
  /** Empty for an answer without a body. */
  body: string;
}

let log: Map<string, LoggedAnswer> | undefined;

/** Starts the log. Without it, nothing is logged. */
export function logAnswers(): void {
  log ??= new Map();
}

/** Equal answers are logged once. */
export function logAnswer(answer: LoggedAnswer): void {
  log?.set(JSON.stringify(answer), answer);
}

/** Returns and removes the logged answers of one sandbox, or of all. */
export function takeLoggedAnswers(origin?: string): LoggedAnswer[] {
  const taken = [...(log ?? [])].filter(([, answer]) => origin === undefined || answer.origin === origin);
  for (const [key] of taken) log?.delete(key);
  return taken.map(([, answer]) => answer);
}
