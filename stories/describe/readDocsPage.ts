import { readText } from './folders.ts';

/** Content of a docs page, without components. */
export interface DocsPage {
  /** Alternative names that people search for. */
  alsoCalled: string[];
  /** Each section by its heading, as Markdown without MDX. */
  chapters: Record<string, string>;
  /** Headings of all sections. */
  headings: string[];
}

/** Sections that are generated from other parts of the description or that concern only this repository. */
const excluded = new Set(['Props', 'Variants', 'Testing', 'Keyboard', "Do and don't"]);

/** Reads a docs page. */
export function readDocsPage(name: string): DocsPage {
  const text = readText('pages', `${name}.mdx`);
  const chapters = Object.fromEntries(
    text
      .split(/^## /m)
      .slice(1)
      .map((chapter) => {
        const [heading = '', ...lines] = chapter.split('\n');
        return [heading.trim(), stripComponents(lines.join('\n'))] as const;
      })
      .filter(([heading]) => !excluded.has(heading)),
  );
  const [, names = ''] = /^### Also called: (.+)$/m.exec(text) ?? [];
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  return { headings, alsoCalled: names.split(', ').filter(Boolean), chapters };
}

function stripComponents(text: string): string {
  return text
    .replaceAll(/^<[A-Z][^]*?\/>$/gm, '')
    .replaceAll(/^### Also called: .*$/gm, '')
    .replaceAll(/\[([^\]]+)\]\(\?path=[^)]+\)/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
