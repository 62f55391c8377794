import { readText } from './folders.ts';

/** Content of a docs page, without components. */
export interface DocsPage {
  /** Alternative names that people search for. */
  alsoCalled: string[];
  /** Each section by its heading, as Markdown without MDX. */
  chapters: Record<string, string>;
  /** Headings of all sections. */
  headings: string[];
  /** Date of the review with assistive technology, or `null`. */
  reviewed: string | null;
}

/** Sections that are generated from other parts of the description or that concern only this repository. */
const excluded = new Set(['Props', 'Variants', 'Testing', 'Keyboard']);

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
  const [, day = 'not yet'] = /Manual review with VoiceOver, NVDA and TalkBack: (.+?)\.$/m.exec(text) ?? [];
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  return { headings, alsoCalled: names.split(', ').filter(Boolean), chapters, reviewed: day === 'not yet' ? null : day };
}

function stripComponents(text: string): string {
  return text
    .replaceAll(/^<[A-Z][^]*?\/>$/gm, '')
    .replaceAll(/^### Also called: .*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
