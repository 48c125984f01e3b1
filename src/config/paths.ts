import { routeIds, routes, type RouteId, type RouteTable } from './routes';

type Link<Entry> = Entry extends { link: infer Builder } ? Builder : string;

/** Links below the restaurant's base: a path, or a function for a page with parameters. */
export const paths = Object.fromEntries(
  routeIds.map((id) => [id, routes[id].link ?? routes[id].patterns[0]]),
) as { readonly [Id in RouteId]: Link<RouteTable[Id]> };
