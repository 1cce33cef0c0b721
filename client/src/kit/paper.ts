// Coloured paper for the same scenery: same roles, other paper. Roles: --k0 … --k6 (far → near), --roof, --lit, --orb, --haze.

export type Paper = Readonly<Record<string, string>>;

/** The paper of the house itself. */
export const INDIGO: Paper = { k0: '#3A2C94', k1: '#4C3CB4', k2: '#3D2F9A', k3: '#31257F', k4: '#261C66', k5: '#1C144E', k6: '#130D38', roof: '#6C56D8', lit: '#FFD27A', haze: '#B8A8FF', orb: '#FFE9B0', 'orb-2': '#F3CF86', star: '#FFF4D0', tint: '#C9BBFF', deep: '#1C144E' };

/** As style declarations. */
export const cut = (paper: Paper): string => Object.entries(paper).map(([role, colour]) => `--${role}:${colour}`).join(';');

/** The paper with this distance from the eye, 0 far to 6 near. */
export const k = (distance: 0 | 1 | 2 | 3 | 4 | 5 | 6): string => `var(--k${distance})`;
export const LIT = 'var(--lit)';
