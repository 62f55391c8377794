import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What draws a docs page; the preview asks for it only once it has read the index and the page, two ways to the server and back later. */
const PAINTER = /DocsRenderer/;

/** Names in the preview's head what every docs page asks for later, so that it comes while the preview is still starting. */
export function soonNeeded(): Plugin {
  return {
    name: 'soon-needed',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => [
        tag({ rel: 'preload', as: 'fetch', href: './index.json', crossorigin: 'anonymous' }),
        ...painterOf(bundle)
          .filter((file) => !html.includes(file))
          .map((file) => tag({ rel: 'modulepreload', href: `./${file}`, crossorigin: true })),
      ],
    },
  };
}

/** The painter's file and those it imports. */
function painterOf(bundle: Rolldown.OutputBundle): string[] {
  const painter = Object.values(bundle).find((output) => output.type === 'chunk' && PAINTER.test(output.facadeModuleId ?? ''));
  return painter?.type === 'chunk' ? [painter.fileName, ...painter.imports, ...painter.dynamicImports] : [];
}

function tag(attrs: HtmlTagDescriptor['attrs'] & object): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}
