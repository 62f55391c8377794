import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pictureWidths } from './encodePicture.ts';
import { findUprightFocal } from '#src/rendering/framing.ts';
import type { Scene } from '#src/scene.ts';

/** Writes the lists of pictures for the site and for the demo data; a scene that was not rendered now keeps its colour from the site's list. */
export async function writePictureLists(
  files: { site: string; demo: string; pictures: string },
  scenes: Readonly<Record<string, Scene>>,
  colours: Readonly<Record<string, string>>,
): Promise<void> {
  const before = await readFile(files.site, 'utf8').catch(() => '');
  const rendered = Object.entries(scenes).flatMap(([name, scene]) => {
    const colour = colours[name] ?? new RegExp(`\\n  ${name}: \\{[^}]*?dominantColor: '(#[0-9a-f]{6})'`).exec(before)?.[1];
    return colour ? [{ name, scene, colour }] : [];
  });
  const drawn = new Set(await readdir(files.pictures));
  const rows = (entry: (scene: Scene, colour: string, isUprightDrawn: boolean) => string): string =>
    rendered.map(({ name, scene, colour }) => `  ${name}: {\n${entry(scene, colour, drawn.has(`${name}-upright.webp`))}  },\n`).join('');
  await writeFile(
    files.site,
    `${siteHead}export const pictures = {\n${rows(siteEntry)}} as const satisfies Record<string, Picture>;\n\n/** Name of a picture. */\nexport type PictureName = keyof typeof pictures;\n`,
  );
  await writeFile(
    files.demo,
    `${demoHead}export const demoPictures = {\n${rows(demoEntry)}} as const satisfies Record<string, DemoPicture>;\n\n/** Name of a picture. */\nexport type DemoPictureName = keyof typeof demoPictures;\n`,
  );
}

const notice = '// Written by site/illustrator/render.ts; change the scenes of site/illustrator and render again.\n\n';

const siteHead = `${notice}/** One picture: files are \`/pictures/{name}-{width}.avif\` and \`.webp\`. */
export type Picture = {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** The point that must stay visible in any crop, 0 to 1 from the left and the top. */
  readonly focalX: number;
  readonly focalY: number;
  /** Colour to show before the picture arrives, \`#rrggbb\`. */
  readonly dominantColor: string;
  readonly alt: string;
  /** Place and coordinates. */
  readonly caption: string;
  readonly place: string;
  /** Country it lies in, two letters. */
  readonly country: string;
  /** Month and local time that the light shows. */
  readonly season: string;
  readonly hour: string;
  /** Pixel widths that exist, smallest first. */
  readonly widths: readonly number[];
};

/** Every picture of the site by name. */
`;

const demoHead = `${notice}/** One of our pictures as the demo data keeps it. Files are \`site/public/pictures/{name}-{width}.{webp,avif}\`. */
export interface DemoPicture {
  alt: string;
  /** What it shows where no place is meant; null for one that stands for its place alone. */
  anywhere: string | null;
  /** Country it lies in, two letters. */
  country: string;
  /** Names of the places it shows, besides the country. */
  shows: readonly string[];
  tags: readonly string[];
  /** Month of its light, 1 to 12. */
  month: number;
  focal: readonly [x: number, y: number];
  /** The same point in its upright picture, \`{name}-upright.webp\`; null where none is drawn. */
  uprightFocal: readonly [x: number, y: number] | null;
  dominantColor: string;
}

/** Our pictures; the first one of a country stands for it. */
`;

function siteEntry(scene: Scene, colour: string): string {
  return `    width: 2400,
    height: 1500,
    focalX: ${scene.focalX},
    focalY: ${scene.focalY},
    dominantColor: '${colour}',
    alt: ${quote(scene.alt)},
    caption: ${quote(scene.caption)},
    place: ${quote(scene.place)},
    country: ${quote(scene.country)},
    season: ${quote(scene.season)},
    hour: ${quote(scene.hour)},
    widths: [${pictureWidths.join(', ')}],
`;
}

function demoEntry(scene: Scene, colour: string, isUprightDrawn: boolean): string {
  return `    alt: ${quote(scene.alt)},
    anywhere: ${scene.anywhere === undefined ? 'null' : quote(scene.anywhere)},
    country: ${quote(scene.country)},
    shows: [${scene.shows.map(quote).join(', ')}],
    tags: [${scene.tags.map(quote).join(', ')}],
    month: ${monthOf(scene)},
    focal: [${scene.focalX}, ${scene.focalY}],
    uprightFocal: ${isUprightDrawn ? JSON.stringify(findUprightFocal(scene)).replace(',', ', ') : 'null'},
    dominantColor: '${colour}',
`;
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function monthOf({ season, place }: Scene): number {
  const month = months.indexOf(season) + 1;
  if (month === 0) throw new Error(`${place}: ${season} is not a month`);
  return month;
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "\\'")}'`;
}
