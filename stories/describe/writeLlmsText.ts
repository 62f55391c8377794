import type { Described, DescribedComponent, DescribedPage } from './describeSystem.ts';

/** The design system as one text for language models, following llmstxt.org. */
export function writeLlmsText({ name, version, components, pages, tokens, others, work }: Described): string {
  return `# Farwend design system

> React components and tokens of Farwend, a modern atlas: square corners, hairlines, a drawn route line, one red action in a view. Package \`${name}\` ${version}. The full description, including every story, is in components.json beside this file.

## Rules

- Render \`GlobalStyle\` once, before the page, and import \`${name}/fonts.css\`.
- Import from the package root only: \`import { Button, Stack, token } from '${name}'\`.
- Components have no outer margin; use Stack, Cluster, Grid, Container and Section for spacing.
- Style with tokens: \`color: \${token.color.inkSoft}\`. No raw colours or pixel values.
- Modes: \`data-mode="light|dark|contrast"\` on the root element; \`data-tone="night"\` on a section. Switching needs no re-render.
- All texts are props with English defaults. Numbers and dates are formatted with Intl and the \`locale\` prop.
- Use one \`primary\` button, which is red, per view. Use Link or ButtonLink for navigation and Button for actions.
- Every component passes ref, className, style, id, data-* and aria-* to its root element and works with the keyboard, in right-to-left pages, at 320 px and, as far as possible, without JavaScript.

## Components

${pages.map((page) => writePage(page, components)).join('\n')}
## Also exported

${others.map((one) => `\`${one}\``).join(', ')}

## For work

The staff desk imports these from \`${name}/work\`; pages for travellers never do.

${work.components.map(({ name: one, summary, props }) => `- \`<${one}>\`: ${summary} Props: ${props.map((prop) => `\`${prop.name}${prop.required ? '' : '?'}: ${prop.type}\``).join(', ') || 'none of its own'}.`).join('\n')}

## Tokens

${tokens.map(({ name: token, description }) => `- \`token.${token}\`: ${description}`).join('\n')}
`;
}

function writePage(page: DescribedPage, components: readonly DescribedComponent[]): string {
  const when = page.chapters['When to use'] ?? '';
  const not = page.chapters['When not to use'] ?? '';
  return `### ${page.name}

${page.chapters['Purpose'] ?? ''} Also called ${page.alsoCalled.join(', ')}.

When to use:

${when}

When not to use:

${not}

${writeGuidance(page)}${components
    .filter((one) => one.page === page.name)
    .map(writeComponent)
    .join('\n')}${writeKeyboard(page)}`;
}

function writeGuidance({ guidance }: DescribedPage): string {
  const lines = [...guidance.do.map(({ shows }) => `- Do: ${shows}`), ...guidance.dont.map(({ shows }) => `- Don’t: ${shows}`)];
  return lines.length === 0 ? '' : `Good and bad:\n\n${lines.join('\n')}\n\n`;
}

function writeComponent({ name, summary, props, example }: DescribedComponent): string {
  const lines = props.map(
    (prop) =>
      `- \`${prop.name}${prop.required ? '' : '?'}: ${prop.type}\`${prop.default === undefined ? '' : ` = \`${prop.default}\``}. ${prop.description}`,
  );
  return `\`<${name}>\`: ${summary}\n\n${lines.length === 0 ? '' : `${lines.join('\n')}\n\n`}\`\`\`tsx\n${example}\n\`\`\`\n`;
}

function writeKeyboard({ keyboard }: DescribedPage): string {
  if (keyboard.length === 0) return '';
  return `\nKeyboard:\n\n${keyboard.map(({ on, keys, does }) => `- ${on}, ${keys}: ${does}`).join('\n')}\n`;
}
