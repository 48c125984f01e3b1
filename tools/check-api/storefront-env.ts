/** Stands in for the configuration that a build compiles in. Import it before the storefront's modules. */
const holder = globalThis as { __STOREFRONT_ENV__?: object };
holder.__STOREFRONT_ENV__ ??= {};
