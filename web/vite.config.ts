import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { offline } from './offline.config.ts';

// The server may live elsewhere while the client is being written.
const backend = process.env.QUADRILLE_BACKEND ?? 'http://127.0.0.1:8421';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), offline()],
  worker: { format: 'es' },
  base: './',
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: backend, ws: true } },
  },
  build: {
    outDir: process.env.QUADRILLE_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
});
