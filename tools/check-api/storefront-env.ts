import type { ServerEnv } from '../../src/config/env-schema';

/** Stands in for the configuration that a build compiles in. Import it before the storefront's modules. */
const holder = globalThis as { __SERVER_ENV__?: ServerEnv };
holder.__SERVER_ENV__ ??= { apiHost: '', lookupHost: '', primaryDomain: '' };
