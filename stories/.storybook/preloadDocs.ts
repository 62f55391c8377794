import type { Plugin, Rolldown } from 'vite';

/** What every docs page needs. The preview only imports it after loading the index and the page, two round trips later. */
const DOCS_CHUNKS = /^(?:docsRenderer|componentDocs)$/;

/** Preloads the index of stories, and on docs pages their code, so that it is fetched while the preview is still starting. */
export function preloadDocs(): Plugin {
  return {
    name: 'preload-docs',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => [
        { tag: 'link', attrs: { rel: 'preload', as: 'fetch', href: './index.json', crossorigin: 'anonymous' }, injectTo: 'head' },
        { tag: 'script', children: preloadScript([...docsFiles(bundle)].filter((file) => !html.includes(file))), injectTo: 'head' },
      ],
    },
  };
}

/** A script rather than links, because stories are shown by the same document. */
function preloadScript(files: readonly string[]): string {
  return `if (new URLSearchParams(location.search).get('viewMode') === 'docs')
  for (const file of ${JSON.stringify(files)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: './' + file, crossOrigin: '' }));`;
}

/** The chunks of docs pages and all that they import. */
function docsFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    const output = bundle[file];
    if (output?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const imported of output.imports) add(imported);
  };
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && DOCS_CHUNKS.test(output.name)) add(output.fileName);
  return files;
}
