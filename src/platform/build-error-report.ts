/** Builds error reports from an allowlist. They contain nothing else. */

export type ErrorSource = 'render' | 'window' | 'promise' | 'chunk' | 'store' | 'api';

/** May contain personal data. `toErrorReport` copies only the allowed parts. */
export interface CaughtError {
  error: unknown;
  source: ErrorSource;
  /** The route's path pattern, such as '/menu/:category'. */
  page: string;
}

interface StackFrame {
  filename?: string;
  function?: string;
  lineno?: number;
  colno?: number;
  in_app?: boolean;
}

/** Parses a stack into frames, oldest first. */
type StackParser = (stack: string) => StackFrame[];

export interface ErrorReport {
  source: ErrorSource;
  page: string;
  name: string;
  message: string;
  frames: StackFrame[];
}

/** Reported messages of browsers and React. No phrase contains a value of the page. */
const KNOWN_MESSAGES = [
  /Cannot (?:read|set) properties of (?:undefined|null)/,
  /(?:undefined|null) is not an object/,
  /can't access property/,
  /is not a (?:function|constructor)/,
  /is not (?:defined|iterable)/,
  /before initialization/,
  /Assignment to constant variable/,
  /(?:Maximum call stack size exceeded|too much recursion)/,
  /Invalid (?:time value|array length|string length|URL)/,
  /(?:is not valid JSON|JSON Parse error|JSON\.parse)/,
  /URI malformed/,
  /(?:Failed to fetch|error loading) dynamically imported module/,
  /Importing a module script failed/,
  /Unable to preload CSS/,
  /(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource)/,
  /Failed to execute '(?:removeChild|insertBefore)' on 'Node'/,
  /The (?:quota has been exceeded|object can not be found here|operation is insecure)/,
  /Minified React error #\d{1,4}(?!\d)/,
];

const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,40})?(?:Error|Failure)$/;
const FUNCTION_NAME = /^[\w$.<> ]{1,80}$/;

function textOf(error: unknown, field: 'name' | 'message' | 'stack'): string {
  const value = typeof error === 'object' && error !== null ? (error as Partial<Error>)[field] : undefined;
  return typeof value === 'string' ? value : '';
}

function messageOf(message: string): string {
  for (const known of KNOWN_MESSAGES) {
    const [phrase] = known.exec(message) ?? [];
    if (phrase !== undefined) return phrase;
  }
  return '';
}

/** Returns a build file's name. Other URLs may contain ids or queries, so only their host is kept. */
function fileOf(filename = '', host: string): string {
  const [, fileHost, path = ''] = /^https?:\/\/([\w.:-]+)(\/[^?#]*)?/.exec(filename) ?? [];
  if (fileHost === undefined) return '<anonymous>';
  if (fileHost !== host) return `https://${fileHost}/`;
  return /^\/assets\/[\w.-]+\.js$/.test(path) ? `app://${path}` : 'app:///page';
}

function framesOf(stack: string, parse: StackParser, host: string): StackFrame[] {
  return parse(stack).map(({ filename, function: name = '', lineno, colno }) => ({
    filename: fileOf(filename, host),
    function: FUNCTION_NAME.test(name) ? name : '?',
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    in_app: true,
  }));
}

/** Cuts off the message, which may look like stack lines. */
function stackBelow(message: string, stack: string): string {
  const start = message === '' ? -1 : stack.indexOf(message);
  return start < 0 ? stack : stack.slice(start + message.length);
}

/** Reports source, page pattern, error name, a known message and code positions. @param host with port. */
export function toErrorReport(caught: CaughtError, parse: StackParser, host: string): ErrorReport {
  const { error, source, page } = caught;
  const name = textOf(error, 'name');
  const isText = typeof error === 'string';
  const message = isText ? error : textOf(error, 'message');
  return {
    source,
    page,
    name: ERROR_NAME.test(name) ? name : 'Error',
    message: isText && source === 'api' ? error : messageOf(message),
    frames: framesOf(stackBelow(message, textOf(error, 'stack')), parse, host),
  };
}
