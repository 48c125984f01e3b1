import type { ServerEnv } from './env-schema';

/** Compiled into the application, the boot script and `check-api`, which have nothing else of the configuration. */
declare const __SERVER_ENV__: ServerEnv;

export const serverEnv: ServerEnv = __SERVER_ENV__;
