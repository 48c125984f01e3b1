import type { StorefrontEnv } from './env-schema';

/** Parsed and checked during the build (see `env-schema.ts`). */
declare const __STOREFRONT_ENV__: StorefrontEnv;

export const env: StorefrontEnv = __STOREFRONT_ENV__;
