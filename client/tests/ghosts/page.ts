/** One moment of the table on a page of its own: tests/ghosts/scenes.html?scene=turn4&theme=day&lang=en */
import { mount } from 'svelte';
import '../../src/kit/tokens.css';
import '../../src/kit/ui.css';
import '../../src/kit/frame.css';
import folder from '../../src/games/ghosts/game.ts';
import { textsOf } from '../../src/texts/catalogues.ts';
import { SCENES, tableOf } from './scenes.ts';

const asked = new URLSearchParams(location.search);
const language = asked.get('lang') === 'en' ? 'en' : 'de';
document.documentElement.dataset.theme = asked.get('theme') ?? 'night';
document.documentElement.lang = language;
const text = asked.get('text');
if (text) document.documentElement.style.fontSize = `${text}%`;
const scene = SCENES[asked.get('scene') ?? 'turn4'];
const target = document.getElementById('app');
if (scene && target) mount(folder.Table, { target, props: { table: tableOf(scene, await textsOf(language, 'ghosts')) } });
