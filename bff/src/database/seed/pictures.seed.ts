import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { imageEntity } from '#src/entities/images/image.entity.ts';
import type { ImageRow } from '#src/entities/images/image.model.ts';
import { imageView, type ImageView } from '#src/entities/images/imageView.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { createOriginals } from '#src/photos/originals.ts';
import { servedCountries } from './data/places.data.ts';
import { type Terrain, type TerrainPicture, terrainPictures } from './data/pictures.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions, insertModels } from './insertRows.ts';
import type { SeedContext } from './seedContext.ts';

type DemoUsage = keyof typeof files;

/** Each use has a file of the size it needs, so that no two pictures are the same bytes. */
const files = {
  HERO: { ending: '2400.webp', contentType: 'image/webp', width: 2400, height: 1500 },
  COUNTRY: { ending: '1600.webp', contentType: 'image/webp', width: 1600, height: 1000 },
  COUNTRY_EMAIL: { ending: '960.webp', contentType: 'image/webp', width: 960, height: 600 },
  GENERIC: { ending: '2400.avif', contentType: 'image/avif', width: 2400, height: 1500 },
} as const;
const folder = new URL('../../../../site/public/pictures/', import.meta.url);

/** The ten pictures in four uses each, their originals with them. */
export async function seedPictures(context: SeedContext): Promise<void> {
  const originals = createOriginals(context.settings);
  const chosen = terrains().flatMap((terrain) =>
    usages().map((usage) => ({ row: demoImageRow(terrain, usage, context), bytes: bytesOf(terrain, usage) })),
  );
  await Promise.all(chosen.map(({ row, bytes }) => originals.write((row.sha256 ?? '').slice(0, 32), bytes)));
  const rows = chosen.map(({ row }) => row);
  await insertModels(context.models.images, rows, context);
  await insertFirstVersions(imageEntity(context.settings), rows, context);
}

/** A demo picture as records keep it in their `img` fields. */
export function demoImage(terrain: Terrain, usage: DemoUsage, context: SeedContext): ImageView {
  return imageView(demoImageRow(terrain, usage, context), context.settings);
}

function demoImageRow(terrain: Terrain, usage: DemoUsage, { time }: SeedContext): ImageRow {
  const picture: TerrainPicture = terrainPictures[terrain];
  const { contentType, width, height } = files[usage];
  const bytes = bytesOf(terrain, usage);
  const isOfPlace = usage === 'HERO';
  const alt = isOfPlace ? picture.alt : picture.wide;
  const countries = servedCountries.filter(({ code }) => picture.countries.includes(code)).map(({ name }) => name);
  const places = isOfPlace ? picture.shows : usage === 'GENERIC' ? [] : countries;
  const at = time.ago(380 - terrains().indexOf(terrain));
  return {
    id: demoId('image', `${terrain} ${usage}`),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width,
    height,
    contentType,
    bytes: bytes.length,
    alt,
    credit: 'Farwend studio',
    focalX: picture.focal[0],
    focalY: picture.focal[1],
    dominantColor: picture.dominantColor,
    locationIds: places.map((place) => demoId('location', place)),
    tags: [...picture.tags],
    usage,
    shown: true,
    uploadExpiresAt: null,
    searchText: plainText([alt, ...picture.tags, 'Farwend studio'].join('|')),
  };
}

const read = new Map<string, Uint8Array<ArrayBuffer>>();

function bytesOf(terrain: Terrain, usage: DemoUsage): Uint8Array<ArrayBuffer> {
  const name = `${terrain}-${files[usage].ending}`;
  const bytes = read.get(name) ?? new Uint8Array(readFileSync(new URL(name, folder)));
  read.set(name, bytes);
  return bytes;
}

function terrains(): Terrain[] {
  return Object.keys(terrainPictures) as Terrain[];
}
function usages(): DemoUsage[] {
  return Object.keys(files) as DemoUsage[];
}
