import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../stories/src/', import.meta.url));

/** The pages of the workshop by their path (`/docs/welcome--docs`, `/story/flows-…--statechart`), each with the text of its file; read from the sources. */
export function storybookPages(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const file of globSync(`${folder}**/*.{mdx,stories.tsx}`)) {
    const text = readFileSync(file, 'utf8');
    const own = /<Meta title="([^"]+)"/.exec(text)?.[1];
    if (own) pages.set(`/docs/${slug(own)}--docs`, text);
    const title = /\btitle: '([^'/]+\/[^']+)'/.exec(text)?.[1];
    if (!file.endsWith('.stories.tsx') || !title) continue;
    const docs = readMdx(file.replace('.stories.tsx', '.mdx'));
    if (docs !== undefined) pages.set(`/docs/${slug(title)}--docs`, docs);
    for (const [, name = ''] of text.matchAll(/^export const (\w+): (?:Story|StoryObj)/gm))
      pages.set(`/story/${slug(title)}--${slug(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '))}`, text);
  }
  return pages;
}

function readMdx(file: string): string | undefined {
  return globSync(file).map((one) => readFileSync(one, 'utf8'))[0];
}

/** As Storybook makes ids out of titles. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
