import { textOf } from './folders.ts';

/** What a docs page says, without its drawings. */
export interface DocsPage {
  /** Other names people look for it by. */
  alsoCalled: string[];
  /** Each chapter by its heading, as Markdown without MDX. */
  chapters: Record<string, string>;
  /** The headings of all its chapters, those of drawings too. */
  headings: string[];
  /** The day people reviewed it with assistive technology; `null` until they did. */
  reviewed: string | null;
}

/** Chapters that are drawn from what stands elsewhere in the description, or that speak of this repository. */
const leftOut = new Set(['Props', 'Variants', 'Testing', 'Keyboard']);

/** Reads a docs page. */
export function docsPage(name: string): DocsPage {
  const text = textOf('pages', `${name}.mdx`);
  const chapters = Object.fromEntries(
    text
      .split(/^## /m)
      .slice(1)
      .map((chapter) => {
        const [heading = '', ...lines] = chapter.split('\n');
        return [heading.trim(), withoutDrawings(lines.join('\n'))] as const;
      })
      .filter(([heading]) => !leftOut.has(heading)),
  );
  const [, names = ''] = /^### Also called: (.+)$/m.exec(text) ?? [];
  const [, day = 'not yet'] = /Reviewed by people with VoiceOver, NVDA and TalkBack: (.+?)\.$/m.exec(text) ?? [];
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  return { headings, alsoCalled: names.split(', ').filter(Boolean), chapters, reviewed: day === 'not yet' ? null : day };
}

function withoutDrawings(text: string): string {
  return text
    .replaceAll(/^<[A-Z][^]*?\/>$/gm, '')
    .replaceAll(/^### Also called: .*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
