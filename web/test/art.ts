import { mount } from 'svelte';
import Art from './Art.svelte';

const target = document.getElementById('app');
if (target) mount(Art, { target });
