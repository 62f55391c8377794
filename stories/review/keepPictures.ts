import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { folders } from '../describe/folders.ts';
import { type ChangedStory, contentOf, MARGIN, type Picture } from './comparePictures.ts';
import { root } from './git.ts';
import { UsageError } from './usageError.ts';

/** Largest size of a picture in the repository, in bytes. */
export const MAX_PICTURE_BYTES = 20_480;
const qualities = [90, 80, 65, 50, 35];

/** Stores both pictures of a story beside the stories, in the first mode in which they differ, and returns the entry for its history. */
export async function keepPictures(story: ChangedStory | undefined, report: string, date: string): Promise<string> {
  const { before, after, modes } = story?.pairs[0] ?? {};
  if (!story || !before || !after || !modes)
    throw new UsageError('The story looks the same as before, is new or could not be drawn, so there are no two pictures to keep.');
  mkdirSync(`${folders.pages}history`, { recursive: true });
  const [, component = '', name = ''] = /([^-]+)--(.+)$/.exec(story.id) ?? [];
  const bottom = Math.max(...(await Promise.all([before, after].map(({ file }) => bottomOf(join(report, file))))));
  const keep = async (when: string, picture: Picture) => {
    const file = `${component}-${name}-${date}-${when}.webp`;
    const size = { width: picture.width, height: Math.min(picture.height, bottom) };
    await shrink(sharp(join(report, picture.file)).extract({ left: 0, top: 0, ...size }), `${folders.pages}history/${file}`);
    return `    ${when}: { file: '${file}', alt: '', width: ${size.width}, height: ${size.height} },`;
  };
  return [
    `Describe the change and both pictures in ${folders.pages.slice(root.length)}${story.title.split('/').at(-1)}.history.ts:`,
    '{',
    `  date: '${date}',`,
    "  change: '',",
    "  reason: '',",
    '  pictures: {',
    `    story: '${story.name.replaceAll(' ', '')}',`,
    `    mode: '${modes[0]}',`,
    await keep('before', before),
    await keep('after', after),
    '  },',
    '},',
  ].join('\n');
}

/** Where a picture becomes empty. */
async function bottomOf(path: string): Promise<number> {
  const { top = 0, height = 0 } = (await contentOf(path)) ?? {};
  return top + height + MARGIN;
}

/** Stores a picture with the best quality that fits the limit. */
async function shrink(picture: Sharp, to: string): Promise<void> {
  for (const quality of qualities) {
    const { size } = await picture.clone().webp({ quality, smartSubsample: true, effort: 6 }).toFile(to);
    if (size <= MAX_PICTURE_BYTES) return;
  }
  throw new UsageError(`${to} is larger than ${MAX_PICTURE_BYTES / 1024} kB. Choose a smaller story or mode.`);
}
