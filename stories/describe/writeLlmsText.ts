import type { Described, DescribedComponent, DescribedPage } from './described.ts';

/** The design system as one text for language models, after llmstxt.org. */
export function llmsText({ name, version, components, pages, tokens, others }: Described): string {
  return `# Farwend design system

> React components and tokens of Farwend, a modern atlas: square corners, hairlines, a drawn route line, one red action in a view. Package \`${name}\` ${version}. Everything else about it, with every story, is in components.json beside this file.

## Rules

- Render \`GlobalStyle\` once, before the page, and import \`${name}/fonts.css\`.
- Import from the door only: \`import { Button, Stack, token } from '${name}'\`.
- Components have no outer margin; Stack, Cluster, Grid, Container and Section give them room.
- Looks come from tokens: \`color: \${token.color.inkSoft}\`. No raw colours, no raw pixels.
- Modes: \`data-mode="light|dark|contrast"\` on the root element; \`data-tone="night"\` on a band. Nothing is rendered again.
- Visible words are props with English defaults. Numbers and days are written through Intl with the \`locale\` prop.
- \`primary\` buttons are red: one in a view. Links are Link or ButtonLink, acts are Button.
- Every component takes ref, class, style, id, data and aria attributes at its root, works with a keyboard, from right to left, at 320 px, and as far as it can without script.

## Components

${pages.map((page) => pageText(page, components)).join('\n')}
## Also exported

${others.map((one) => `\`${one}\``).join(', ')}

## Tokens

${tokens.map(({ name: token, description }) => `- \`token.${token}\`: ${description}`).join('\n')}
`;
}

function pageText(page: DescribedPage, components: readonly DescribedComponent[]): string {
  const when = page.chapters['When to use'] ?? '';
  const not = page.chapters['When not to use'] ?? '';
  return `### ${page.name}

${page.chapters['Purpose'] ?? ''} Also called ${page.alsoCalled.join(', ')}.

When to use:

${when}

When not to use:

${not}

${components
  .filter((one) => one.page === page.name)
  .map(componentText)
  .join('\n')}${keysText(page)}`;
}

function componentText({ name, summary, props }: DescribedComponent): string {
  const lines = props.map(
    (prop) =>
      `- \`${prop.name}${prop.required ? '' : '?'}: ${prop.type}\`${prop.default === undefined ? '' : ` = \`${prop.default}\``}. ${prop.description}`,
  );
  return `\`<${name}>\`: ${summary}\n\n${lines.length === 0 ? '' : `${lines.join('\n')}\n`}`;
}

function keysText({ keyboard }: DescribedPage): string {
  if (keyboard.length === 0) return '';
  return `\nKeyboard:\n\n${keyboard.map(({ on, keys, does }) => `- ${on}, ${keys}: ${does}`).join('\n')}\n`;
}
