/** The preferences of this browser, one of them for all pages. */
import { wish } from '../table/sounds.ts';
import { Preferences } from './preferences.svelte.ts';

export const preferences = new Preferences();
wish.isOn = () => preferences.sound;
wish.turn = (sound) => preferences.change({ sound });
