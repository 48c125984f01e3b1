import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * The design tokens, as CSS variables: `:root { --accent: … }` themes a shop. They replace Tailwind's palette, type scale,
 * radii and breakpoints, so that no other values can be used.
 */

/** Needs a contrast of 4.5:1 with white text. All tints derive from it. */
export const ACCENT = '#D73721';

const light = {
  '--accent': ACCENT,
  '--accent-hover': '#C2321E',
  '--accent-pressed': '#AC2C1A',
  '--accent-strong': '#B12917',
  '--accent-soft': '#FFEFEB',
  '--on-accent': '#FFFFFF',
  '--surface': '#FFFFFF',
  '--surface-raised': '#FFFFFF',
  '--surface-sunken': '#F6F4F2',
  '--line': '#E9E5E1',
  '--line-strong': '#8A837C',
  '--ink': '#1C1917',
  '--ink-muted': '#645D57',
  '--skeleton': '#ECE8E4',
  '--veg': '#0B7A3B',
  '--nonveg': '#8B3A1E',
  '--positive': '#0B7A3B',
  '--positive-soft': '#E7F5EC',
  '--warning': '#855000',
  '--warning-soft': '#FFF3DB',
  '--danger': '#B0123E',
  '--danger-soft': '#FDEAEF',
  '--scrim': 'rgb(20 16 14 / .56)',
  '--toast': '#1C1917',
  '--on-toast': '#FFFFFF',
  '--toast-positive': '#5CCB8C',
  '--toast-warning': '#F0B75A',
  '--toast-danger': '#FF8FA6',
  '--float': '0 2px 6px rgb(28 20 14 / .08), 0 10px 28px rgb(28 20 14 / .16)',
  '--lift': '0 1px 2px rgb(28 20 14 / .1), 0 2px 8px rgb(28 20 14 / .1)',
  '--picture-filter': 'none',
};

const dark = {
  '--accent-strong': '#FA8A76',
  '--accent-soft': '#401E18',
  '--surface': '#141211',
  '--surface-raised': '#201D1B',
  '--surface-sunken': '#0B0A09',
  '--line': '#352F2C',
  '--line-strong': '#857C75',
  '--ink': '#F5F2EF',
  '--ink-muted': '#B0A8A1',
  '--skeleton': '#2B2724',
  '--veg': '#4FC27E',
  '--nonveg': '#E58F68',
  '--positive': '#5CCB8C',
  '--positive-soft': '#12301F',
  '--warning': '#F0B75A',
  '--warning-soft': '#35270C',
  '--danger': '#FF8FA6',
  '--danger-soft': '#3F1420',
  '--scrim': 'rgb(0 0 0 / .66)',
  '--toast': '#352F2C',
  '--float': '0 0 0 1px var(--line), 0 12px 32px rgb(0 0 0 / .6)',
  '--lift': '0 1px 2px rgb(0 0 0 / .3), 0 2px 8px rgb(0 0 0 / .3)',
  '--picture-filter': 'brightness(.9)',
};

/** Factors for line height and letter spacing. `styles.css` has those of scripts with higher lines. */
const latin = { '--leading': '1', '--tracking': '1' };

/** Other browsers use the values above, which derive from the default accent. */
const derived = '@supports (color: oklch(from red l c h))';

const tokens = plugin(({ addBase }) => {
  addBase({
    ':root': { ...light, ...latin },
    [derived]: {
      ':root': {
        '--accent-hover': 'color-mix(in srgb, var(--accent) 90%, black)',
        '--accent-pressed': 'color-mix(in srgb, var(--accent) 80%, black)',
        '--accent-strong': 'oklch(from var(--accent) .5 .175 h)',
        '--accent-soft': 'oklch(from var(--accent) .965 .02 h)',
      },
    },
    '@media (prefers-color-scheme: dark)': {
      ':root': dark,
      [derived]: {
        ':root': {
          '--accent-strong': 'oklch(from var(--accent) .75 .14 h)',
          '--accent-soft': 'oklch(from var(--accent) .28 .055 h)',
        },
      },
    },
  });
});

const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `var(--${name})`]));

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...named(
        'accent',
        'accent-hover',
        'accent-pressed',
        'accent-strong',
        'accent-soft',
        'on-accent',
        'surface',
        'surface-raised',
        'surface-sunken',
        'line',
        'line-strong',
        'ink',
        'ink-muted',
        'skeleton',
        'veg',
        'nonveg',
        'positive',
        'positive-soft',
        'warning',
        'warning-soft',
        'danger',
        'danger-soft',
        'scrim',
        'toast',
        'on-toast',
      ),
    },
    /** In px at the default text size: `text-12` … `text-28`. */
    fontSize: {
      12: ['0.75rem', { lineHeight: 'calc(1rem * var(--leading))' }],
      14: ['0.875rem', { lineHeight: 'calc(1.25rem * var(--leading))' }],
      16: ['1rem', { lineHeight: 'calc(1.5rem * var(--leading))' }],
      20: [
        '1.25rem',
        { lineHeight: 'calc(1.75rem * var(--leading))', letterSpacing: 'calc(-0.015em * var(--tracking))' },
      ],
      28: [
        '1.75rem',
        { lineHeight: 'calc(2.25rem * var(--leading))', letterSpacing: 'calc(-0.022em * var(--tracking))' },
      ],
    },
    fontWeight: { normal: '400', semibold: '600', bold: '700' },
    fontFamily: {
      sans: [
        'system-ui',
        '-apple-system',
        '"Segoe UI"',
        'Roboto',
        '"Noto Sans"',
        '"Helvetica Neue"',
        'Arial',
        'sans-serif',
      ],
    },
    borderRadius: {
      none: '0',
      mark: '3px',
      control: '8px',
      card: '12px',
      full: '9999px',
    },
    boxShadow: { none: 'none', float: 'var(--float)', lift: 'var(--lift)' },
    screens: { md: '768px', lg: '1024px', xl: '1280px' },
    extend: {
      gridTemplateRows: {
        /** Picture, name, two lines of the description with their margin, price, status. */
        'dish-card': '180px auto minmax(calc(2.5rem * var(--leading) + 4px), auto) auto 1fr',
      },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0, 0, .2, 1)' },
      transitionDuration: {
        DEFAULT: '150ms',
        press: '120ms',
        fade: '200ms',
        sheet: '240ms',
      },
      animation: {
        spin: 'spin 800ms linear infinite',
        pulse: 'pulse 1600ms ease-in-out infinite',
      },
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: '.55' } },
      },
    },
  },
  plugins: [tokens],
} satisfies Config;
