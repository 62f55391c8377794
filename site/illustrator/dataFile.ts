import { readFile, writeFile } from 'node:fs/promises';
import { widths } from './encode.ts';
import type { Scene } from './scene.ts';

/** Writes the typed list of pictures for the site; scenes that were not rendered now keep their colour from the file. */
export async function writeDataFile(
  path: string,
  scenes: Readonly<Record<string, Scene>>,
  colours: Readonly<Record<string, string>>,
): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => '');
  const entries = Object.entries(scenes).flatMap(([name, scene]) => {
    const colour = colours[name] ?? new RegExp(`\\n  ${name}: \\{[^}]*?dominantColor: '(#[0-9a-f]{6})'`).exec(before)?.[1];
    return colour ? [entry(name, scene, colour)] : [];
  });
  await writeFile(
    path,
    `${head}export const pictures = {\n${entries.join('')}} as const satisfies Record<string, Picture>;\n\n/** Name of a picture. */\nexport type PictureName = keyof typeof pictures;\n`,
  );
}

const head = `// Written by site/illustrator/render.ts; change site/illustrator/scenes.data.ts and render again.

/** One picture: files are \`/pictures/{name}-{width}.avif\` and \`.webp\`. */
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
  /** Month and local time that the light shows. */
  readonly season: string;
  readonly hour: string;
  /** Pixel widths that exist, smallest first. */
  readonly widths: readonly number[];
};

/** Every picture of the site by name. */
`;

function entry(name: string, scene: Scene, colour: string): string {
  const text = (value: string): string => `'${value.replaceAll("'", "\\'")}'`;
  return `  ${name}: {
    width: 2400,
    height: 1500,
    focalX: ${scene.focalX},
    focalY: ${scene.focalY},
    dominantColor: '${colour}',
    alt: ${text(scene.alt)},
    caption: ${text(scene.caption)},
    place: ${text(scene.place)},
    season: ${text(scene.season)},
    hour: ${text(scene.hour)},
    widths: [${widths.join(', ')}],
  },
`;
}
