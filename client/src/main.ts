import { mount } from 'svelte';
import App from './App.svelte';
import './kit/tokens.css';
import './kit/ui.css';
import './kit/frame.css';
import { servedPage, stayWithServer } from './net/newBuild.ts';
import { keepPage } from './net/offline.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
stayWithServer(window, servedPage, Date.now, () => location.reload());
mount(App, { target });

if (import.meta.env.PROD) void keepPage(() => import('./pages/problem_pictures.ts'));
