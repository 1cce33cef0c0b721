// The kit and the pages without a server, for looking: `make gallery`, then /gallery.html?show=start|settings|me|sheet|ui|dialog|drawer|curtain&theme=day&lang=en&text=150&motion=calm.
import { mount } from 'svelte';
import '../kit/tokens.css';
import '../kit/ui.css';
import '../kit/frame.css';
import { Preferences } from '../pages/preferences.svelte.ts';
import { textsOf } from '../texts/catalogues.ts';
import Gallery from './Gallery.svelte';

const wish = new URLSearchParams(location.search);
const preferences = new Preferences();
const language = wish.get('lang') === 'en' ? 'en' : 'de';
preferences.change({ language, motion: wish.get('motion') === 'calm' ? 'calm' : 'system', theme: wish.get('theme') === 'day' ? 'day' : 'night', text: Number(wish.get('text') ?? 100) as 100, name: language === 'en' ? 'Thistle' : 'Distel', avatar: 'boo-violet-laugh' });
const target = document.getElementById('app');
if (target === null) throw new Error('gallery.html has no #app');
mount(Gallery, { target, props: { texts: await textsOf(language), preferences, show: wish.get('show') ?? 'start' } });
