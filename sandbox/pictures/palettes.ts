const palettes = {
  amber: { ground: '#FAECC4', circle: '#FCF4DB' },
  peach: { ground: '#FBE3D2', circle: '#FDEFE4' },
  rose: { ground: '#FADDDF', circle: '#FCEBEC' },
  mint: { ground: '#DCEEDC', circle: '#EAF5EA' },
  sky: { ground: '#DBE9F4', circle: '#E9F1FA' },
  sand: { ground: '#ECE3D6', circle: '#F5EFE6' },
  lilac: { ground: '#E6E0F3', circle: '#F1EDF9' },
} as const;

type PaletteName = keyof typeof palettes;

export interface Palette {
  ground: string;
  circle: string;
}

export function palette(name: string): Palette | undefined {
  return Object.hasOwn(palettes, name) ? palettes[name as PaletteName] : undefined;
}
