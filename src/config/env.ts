import type { StorefrontEnv } from './env-schema';

/** The build's configuration, parsed and checked while building (see `env-schema.ts`). */
declare const __STOREFRONT_ENV__: StorefrontEnv;

export const env: StorefrontEnv = __STOREFRONT_ENV__;
