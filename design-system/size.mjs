// Bundles each component named on the command line on its own (`*` for the whole package, `work/Menu` and `work/*` for the second door) and prints
// the sizes as JSON, in KB gzip.
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const excluded = /^(?:react|react-dom|styled-components)(?:\/|$)|\/tokens\/(?:token|component)\.ts$|\.css$/;

const sizes = await Promise.all(process.argv.slice(2).map(async (name) => [name, await measure(name)]));
process.stdout.write(`${JSON.stringify(Object.fromEntries(sizes))}\n`);

/** Size of what a page that uses only this component loads initially, and of what it loads on demand. */
async function measure(named) {
  const [name, door = ''] = named.split('/').toReversed();
  const entryPoint = fileURLToPath(new URL(`src/${door}/index.ts`, import.meta.url));
  const bundle = await rolldown({
    input: 'page',
    external: excluded,
    platform: 'browser',
    logLevel: 'silent',
    transform: {
      jsx: 'react-jsx',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : null),
        load: (id) => (id === 'page' ? `export ${name === '*' ? name : `{ ${name} }`} from ${JSON.stringify(entryPoint)};` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === 'chunk');
  const first = new Set();
  const follow = (chunk) => {
    first.add(chunk);
    for (const next of chunks) if (chunk.imports.includes(next.fileName) && !first.has(next)) follow(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk);
  return { atOnce: sizeOf([...first]), onDemand: sizeOf(chunks.filter((chunk) => !first.has(chunk))) };
}

function sizeOf(chunks) {
  const code = chunks.map((chunk) => chunk.code).join('\n');
  return code === '' ? 0 : Math.round((gzipSync(code).length / 1024) * 100) / 100;
}
