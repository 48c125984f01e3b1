import type { RestaurantRecord } from '../sandbox/restaurants/record';

export function printUrls(
  restaurants: readonly RestaurantRecord[],
  storefrontPort: number,
  sandboxOrigin: string,
): void {
  const port = String(storefrontPort);
  const width = Math.max(...restaurants.map((restaurant) => restaurant.info.name.length));
  const lines = restaurants.map(
    ({ slug, info }) =>
      `  ${info.name.padEnd(width)}  http://localhost:${port}/${slug}  or  http://${slug}.localhost:${port}/`,
  );
  console.log(`\nRestaurants\n${lines.join('\n')}\n\nSandbox  ${sandboxOrigin}/\n\nStop with Ctrl-C.`);
}
