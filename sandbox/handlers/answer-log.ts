/** Answers of this process's sandboxes, for tests that compare them with the description of the API. */
export interface LoggedAnswer {
  origin: string;
  /** Name in the contract, such as 'cart/addItemTest' or 'restro_id_new'. */
  call: string;
  status: number;
  body: string;
}

let log: Map<string, LoggedAnswer> | undefined;

export function logAnswers(): void {
  log ??= new Map();
}

export function logAnswer(answer: LoggedAnswer): void {
  log?.set(JSON.stringify(answer), answer);
}

export function takeLoggedAnswers(origin?: string): LoggedAnswer[] {
  const taken = [...(log ?? [])].filter(([, answer]) => origin === undefined || answer.origin === origin);
  for (const [key] of taken) log?.delete(key);
  return taken.map(([, answer]) => answer);
}
