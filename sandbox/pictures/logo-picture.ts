/** Lucide icons (ISC) in a 24 × 24 box, by demo restaurant. */
const logos: Record<string, { ground: string; lines: string[] }> = {
  'spice-garden': {
    ground: '#D73721',
    lines: [
      'M11 20A7 7 0 0 1 9.8 6.1C15.5 5 17 4.48 19 2c1 2 2 4.18 2 8 0 5.5-4.78 10-10 10Z',
      'M2 21c0-3 1.85-5.36 5.08-6C9.5 14.52 12 13 13 12',
    ],
  },
  'green-leaf': {
    ground: '#0B7A3B',
    lines: [
      'M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3',
      'M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4',
      'M5 21h14',
    ],
  },
  'night-owl': {
    ground: '#3A3370',
    lines: ['M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z', 'M19 3v4', 'M17 5h4'],
  },
  'big-bazaar': {
    ground: '#1F5FA8',
    lines: [
      'm15 11-1 9',
      'm19 11-4-7',
      'M2 11h20',
      'm3.5 11 1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4',
      'M4.5 15.5h15',
      'm5 11 4-7',
      'm9 11 1 9',
    ],
  },
  'odd-corner': {
    ground: '#8A3B6E',
    lines: [
      'm18 14 4 4-4 4',
      'm18 2 4 4-4 4',
      'M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22',
      'M2 6h1.972a4 4 0 0 1 3.6 2.2',
      'M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45',
    ],
  },
};

export function logoPicture(slug: string): string | undefined {
  const logo = Object.hasOwn(logos, slug) ? logos[slug] : undefined;
  if (logo === undefined) return undefined;
  const paths = logo.lines.map((line) => `<path d="${line}"/>`).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="192" height="192">' +
    `<rect width="48" height="48" rx="12" fill="${logo.ground}"/>` +
    '<g transform="translate(11 11) scale(1.0833)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
    `${paths}</g></svg>`
  );
}
