import type { AppEnv } from './env-schema';

/** Parsed and checked during the build (see `env-schema.ts`). */
declare const __APP_ENV__: AppEnv;

export const env: AppEnv = __APP_ENV__;
