import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designSystemData } from '../.storybook/designSystemData.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds every story for the server and for hydration in the browser: `vite build --app -c ssr/vite.config.ts`. */
export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), designSystemData()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  ssr: { noExternal: [/^@farwend\//, /\.css$/] },
  environments: {
    client: {
      build: { emptyOutDir: true, outDir: here('../dist/ssr/client'), minify: false, rolldownOptions: { input: here('index.html') } },
    },
    ssr: {
      build: {
        emptyOutDir: true,
        outDir: here('../dist/ssr/server'),
        ssr: true,
        minify: false,
        rolldownOptions: { input: here('server.tsx') },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
