import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The module that renders docs pages. The preview only imports it after loading the index and the page, two round trips later. */
const DOCS_RENDERER = /DocsRenderer/;

/** Preloads what every docs page needs, so that it is fetched while the preview is still starting. */
export function preloadDocs(): Plugin {
  return {
    name: 'preload-docs',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => [
        tag({ rel: 'preload', as: 'fetch', href: './index.json', crossorigin: 'anonymous' }),
        ...rendererFiles(bundle)
          .filter((file) => !html.includes(file))
          .map((file) => tag({ rel: 'modulepreload', href: `./${file}`, crossorigin: true })),
      ],
    },
  };
}

/** The renderer's chunk and the chunks it imports. */
function rendererFiles(bundle: Rolldown.OutputBundle): string[] {
  const renderer = Object.values(bundle).find((output) => output.type === 'chunk' && DOCS_RENDERER.test(output.facadeModuleId ?? ''));
  return renderer?.type === 'chunk' ? [renderer.fileName, ...renderer.imports, ...renderer.dynamicImports] : [];
}

function tag(attrs: HtmlTagDescriptor['attrs'] & object): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}
