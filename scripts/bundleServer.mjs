// Bundles the server and its commands with their packages into bff/dist: a bundle starts in half the time of the sources. Not minified: a stack trace names functions and leads to readable lines.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../bff/', import.meta.url));
const outDir = `${root}dist/`;

/** The server, and the commands of package.json. */
const programs = ['main', 'admin', 'backup', 'import', 'migrate', 'rekey', 'restore', 'seed'];

/** Packages with native code, or with files that they find by their own path. */
const nativePackages = ['sharp', '@node-rs/argon2', 'pdfkit'];

/** Optional packages that libraries do without. */
const absentPackages = ['pg-hstore', 'pg-native', 'bufferutil', 'utf-8-validate'];

// The compiler of types writes to a folder in there.
mkdirSync(outDir, { recursive: true });
for (const entry of readdirSync(outDir, { withFileTypes: true })) if (entry.isFile()) rmSync(outDir + entry.name);

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [{ name: 'ascii-chunks', generateBundle: (_, bundle) => escapeChunks(bundle) }],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    minify: false,
    target: 'node24',
    rolldownOptions: {
      input: programs.map((name) => `src/${name}.ts`),
      external: [...nativePackages, ...absentPackages],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: { annotation: false, jsdoc: false, legal: false } },
    },
  },
});

/** V8 keeps the source of every loaded module, with two bytes for each of its characters if one of them is not Latin. */
function escapeChunks(bundle) {
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = escapeNonAscii(chunk.code);
}

function escapeNonAscii(code) {
  return code.replaceAll(/[^\0-\u007F]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
