import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser calls the API on the address of the page, and Vite passes the calls on: the API answers no other origin. */
const proxy = { '/v2': { target: process.env.FARWEND_API ?? 'http://localhost:8080', changeOrigin: true } };

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
