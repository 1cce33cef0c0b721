import { mount } from 'svelte';
import App from './App.svelte';
import './kit/tokens.css';
import './kit/ui.css';
import './kit/frame.css';
import { keepPage } from './net/offline.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
mount(App, { target });

if (import.meta.env.PROD) void keepPage();
