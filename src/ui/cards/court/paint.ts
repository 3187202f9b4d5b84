import type { Suit } from '../names';

/* The courts are drawn on a card of 100 × 140, in flat colours, as one string of SVG for each figure. */

export type Palette = {
  /** Robe, its lighter companion, and the ground behind the figure. */
  readonly robe: string;
  readonly trim: string;
  readonly ground: string;
  readonly ray: string;
};

export const PALETTES: Record<Suit, Palette> = {
  H: { robe: '#9c1431', trim: '#d4566a', ground: '#f7ded3', ray: '#f0c9bd' },
  D: { robe: '#b23a16', trim: '#e39a55', ground: '#faead0', ray: '#f3d9b0' },
  S: { robe: '#222c4e', trim: '#6179a8', ground: '#dfe5ea', ray: '#cbd5de' },
  C: { robe: '#1c4b42', trim: '#639a80', ground: '#e2ead9', ray: '#cfdcc5' },
};

export const INK = '#23202a';
export const GOLD = '#c08f3a';
export const LIGHT = '#ecca7f';
export const WHITE = '#fffaf0';
export const STEEL = '#aeb6c0';

export const fill = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`;
export const line = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const dot = (colour: string, x: number, y: number, r: number): string =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`;
/** The same at the left and, mirrored, at the right. */
export const both = (left: string): string =>
  `${left}<g transform="matrix(-1 0 0 1 100 0)">${left}</g>`;
