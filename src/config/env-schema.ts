/** All that the boot script, the page for old browsers and `check-api` know of the configuration. */
export interface ServerEnv {
  /** Origin (and optional path) before `/api/`, no trailing slash. */
  apiHost: string;
  /** Origin (and optional path) before `/restro_id_new/`, no trailing slash. */
  lookupHost: string;
  /** Host name without port. Restaurants are served below `/{name}`. */
  primaryDomain: string;
}

/** What only the application needs. */
export interface AppEnv {
  paymentUrl: string;
  trackingUrl: string;
  /** When empty, there is no map, and addresses are typed. */
  mapsKey: string;
  mapsUrl: string;
  otpToken: string;
  productName: string;
  hasCartSuggestions: boolean;
  /** `{id}` is replaced by the shop's id. */
  clarityUrl: string;
  pixelUrl: string;
  /** When empty, errors are only logged to the console. */
  sentryDsn: string;
}

const DEFAULTS = {
  VITE_GOOGLE_MAPS_KEY: '',
  VITE_GOOGLE_MAPS_URL: 'https://maps.googleapis.com',
  VITE_OTP_TOKEN: 'web',
  VITE_PRODUCT_NAME: 'Storefront',
  VITE_CART_SUGGESTIONS: 'on',
  VITE_CLARITY_URL: 'https://www.clarity.ms/tag/{id}',
  VITE_PIXEL_URL: 'https://connect.facebook.net/en_US/fbevents.js',
  VITE_SENTRY_DSN: '',
};

/** Build configuration (docs/behaviour.md 1.6). */
export interface StorefrontEnv {
  server: ServerEnv;
  app: AppEnv;
}

type RawEnv = Readonly<Record<string, unknown>>;

class EnvError extends Error {
  override name = 'EnvError';
}

function text(raw: RawEnv, name: string): string {
  const value = raw[name];
  const trimmed = typeof value === 'string' ? value.trim() : '';
  if (trimmed) return trimmed;
  const fallback = DEFAULTS[name as keyof typeof DEFAULTS] as string | undefined;
  if (fallback !== undefined) return fallback;
  throw new EnvError(`${name} is missing: set it in the environment or in .env (see .env.example)`);
}

function httpUrl(raw: RawEnv, name: string): string {
  const value = text(raw, name);
  let url: URL;
  try {
    url = new URL(value.replace('{id}', 'id'));
  } catch {
    throw new EnvError(`${name} is not an absolute address: '${value}'`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new EnvError(`${name} must start with http:// or https://: '${value}'`);
  }
  return value;
}

function httpBase(raw: RawEnv, name: string): string {
  const value = httpUrl(raw, name);
  if (/[?#]/.test(value)) throw new EnvError(`${name} must have no query and no fragment: '${value}'`);
  return value.replace(/\/+$/, '');
}

function hostName(raw: RawEnv, name: string): string {
  const value = text(raw, name).toLowerCase();
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(value)) {
    throw new EnvError(`${name} must be a host name without scheme, port or path: '${value}'`);
  }
  return value.replace(/^www\./, '');
}

function flag(raw: RawEnv, name: string): boolean {
  const value = text(raw, name).toLowerCase();
  if (value === 'on' || value === 'true') return true;
  if (value === 'off' || value === 'false') return false;
  throw new EnvError(`${name} must be on or off: '${value}'`);
}

/** Returns '' or a URL with a public key and a project, such as 'https://key@example.com/1'. */
function sentryDsn(raw: RawEnv, name: string): string {
  if (text(raw, name) === '') return '';
  const value = httpBase(raw, name);
  const { username, pathname } = new URL(value);
  if (!username || !/\/\d+$/.test(pathname))
    throw new EnvError(`${name} must have a public key and a project number: '${value}'`);
  return value;
}

/** @throws EnvError naming the first variable that is missing or malformed. */
export function parseEnv(raw: RawEnv): StorefrontEnv {
  return {
    server: {
      apiHost: httpBase(raw, 'VITE_API_HOST'),
      lookupHost: httpBase(raw, 'VITE_LOOKUP_HOST'),
      primaryDomain: hostName(raw, 'VITE_PRIMARY_DOMAIN'),
    },
    app: {
      paymentUrl: httpUrl(raw, 'VITE_PAYMENT_URL'),
      trackingUrl: httpUrl(raw, 'VITE_TRACKING_URL'),
      mapsKey: text(raw, 'VITE_GOOGLE_MAPS_KEY'),
      mapsUrl: httpBase(raw, 'VITE_GOOGLE_MAPS_URL'),
      otpToken: text(raw, 'VITE_OTP_TOKEN'),
      productName: text(raw, 'VITE_PRODUCT_NAME'),
      hasCartSuggestions: flag(raw, 'VITE_CART_SUGGESTIONS'),
      clarityUrl: httpUrl(raw, 'VITE_CLARITY_URL'),
      pixelUrl: httpUrl(raw, 'VITE_PIXEL_URL'),
      sentryDsn: sentryDsn(raw, 'VITE_SENTRY_DSN'),
    },
  };
}
