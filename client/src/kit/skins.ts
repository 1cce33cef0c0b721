// Five looks for the same scenery: same roles, other paper. Roles: --k0 … --k6 (far → near), --roof, --lit, --orb, --haze.
import { own } from './draw.ts';

export const BOXES = ['18-ghosts', 'ghosts', 'ghoosty', 'ghost-for-sale', 'rest-in-peace'] as const;
/** A look; the names are those of the boxes, the kit knows nothing else of the games. */
export type Game = (typeof BOXES)[number];

const SKINS: Readonly<Record<Game, Readonly<Record<string, string>>>> = {
  '18-ghosts':      { k0: '#3A2C94', k1: '#4C3CB4', k2: '#3D2F9A', k3: '#31257F', k4: '#261C66', k5: '#1C144E', k6: '#130D38', roof: '#6C56D8', lit: '#FFD27A', haze: '#B8A8FF', orb: '#FFE9B0', 'orb-2': '#F3CF86', star: '#FFF4D0', tint: '#C9BBFF', deep: '#1C144E' },
  ghosts:           { k0: '#A23A20', k1: '#C04F2A', k2: '#9C3823', k3: '#7F2A22', k4: '#642022', k5: '#4A1721', k6: '#300E1B', roof: '#D9703A', lit: '#FFE08A', haze: '#FFC79A', orb: '#FFE3A0', 'orb-2': '#FFC25E', star: '#FFE7BD', tint: '#FFD2A8', deep: '#4A1721' },
  ghoosty:          { k0: '#116B60', k1: '#1A8775', k2: '#136C62', k3: '#0E5651', k4: '#0A4342', k5: '#073234', k6: '#042325', roof: '#2BA58B', lit: '#FFE08A', haze: '#A9F0D4', orb: '#FFF2C4', 'orb-2': '#EBD58C', star: '#E6FFE9', tint: '#BDF5DC', deep: '#073234' },
  'ghost-for-sale': { k0: '#8E2F74', k1: '#AA3F8A', k2: '#892F74', k3: '#6D245F', k4: '#541B4D', k5: '#3E133B', k6: '#290B29', roof: '#C758A2', lit: '#FFDC7E', haze: '#FFC2E6', orb: '#FFEBC2', 'orb-2': '#FFCF9A', star: '#FFE9F6', tint: '#FFCBE8', deep: '#3E133B' },
  'rest-in-peace':  { k0: '#1B5AA6', k1: '#2A74C6', k2: '#1F5DA8', k3: '#184A8B', k4: '#123A70', k5: '#0D2B57', k6: '#081D3F', roof: '#4F97E0', lit: '#FFE08A', haze: '#B5DCFF', orb: '#FFF1CC', 'orb-2': '#E9D9A6', star: '#EAF5FF', tint: '#C4E3FF', deep: '#0D2B57' },
};

/** The look as style declarations; nothing for a name nobody knows. */
export const skin = (look: string | undefined): string =>
  Object.entries(own(SKINS, look) ?? {}).map(([role, colour]) => `--${role}:${colour}`).join(';');

/** The paper with this distance from the eye, 0 far to 6 near. */
export const k = (distance: 0 | 1 | 2 | 3 | 4 | 5 | 6): string => `var(--k${distance})`;
export const LIT = 'var(--lit)';
