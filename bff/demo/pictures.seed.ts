import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { insertModels } from '#src/db/bulkInsert.ts';
import { imageEntity } from '#src/domains/editorial/images/image.entity.ts';
import { ImageModel, type ImageRow } from '#src/publishing/pictures/image.model.ts';
import { buildImageView, type ImageView } from '#src/publishing/pictures/imageView.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { createOriginals } from '#src/platform/photos/originals.ts';
import { type DemoPicture, type DemoPictureName, demoPictures } from './data/pictures.data.ts';
import { companyData } from './data/companies.data.ts';
import { newsSourceData } from './data/news.data.ts';
import { servedCountries } from './data/places.data.ts';
import { teamMemberData } from './data/team.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { buildDemoAgents } from './partners.seed.ts';
import { logoRow, portraitRow } from './personPictures.ts';
import { pictureOfCountry } from './pictureChoice.ts';
import type { SeedContext } from './seedContext.ts';

type DemoUsage = keyof typeof files;

/** Each use has a file of the size it needs, so that no two pictures are the same bytes. */
const files = {
  HERO: { ending: '2400.webp', contentType: 'image/webp', width: 2400, height: 1500 },
  COUNTRY: { ending: '1600.webp', contentType: 'image/webp', width: 1600, height: 1000 },
  COUNTRY_EMAIL: { ending: '960.webp', contentType: 'image/webp', width: 960, height: 600 },
  GENERIC: { ending: '2400.avif', contentType: 'image/avif', width: 2400, height: 1500 },
  UPRIGHT: { ending: 'upright.webp', contentType: 'image/webp', width: 960, height: 1200 },
} as const;
const folder = new URL('../../site/public/pictures/', import.meta.url);
const names = Object.keys(demoPictures) as DemoPictureName[];

/** Every picture in its uses, their originals with them. */
export async function seedPictures(context: SeedContext): Promise<void> {
  const originals = createOriginals(context.settings);
  const chosen = names.flatMap((name) =>
    usagesOf(demoPictures[name]).map((usage) => ({ row: demoImageRow(name, usage, context), bytes: fileOf(name, usage).bytes })),
  );
  chosen.push(...peopleRows(context));
  await Promise.all(chosen.map(({ row, bytes }) => originals.write((row.sha256 ?? '').slice(0, 32), bytes)));
  const rows = chosen.map(({ row }) => row);
  await insertModels(context.db, ImageModel, rows);
  await insertFirstVersions(context.db, imageEntity(), rows);
}

/** A demo picture as records keep it in their `img` fields. */
export function demoImage(name: DemoPictureName, usage: 'HERO' | 'COUNTRY' | 'GENERIC' | 'UPRIGHT', context: SeedContext): ImageView {
  return buildImageView(demoImageRow(name, usage, context));
}

function demoImageRow(name: DemoPictureName, usage: DemoUsage, { time }: SeedContext): ImageRow {
  const picture: DemoPicture = demoPictures[name];
  const { contentType, width, height } = files[usage];
  const { bytes, sha256 } = fileOf(name, usage);
  const isOfNoPlace = usage === 'GENERIC' || usage === 'UPRIGHT';
  const alt = (isOfNoPlace && picture.anywhere) || picture.alt;
  const [focalX, focalY] = (usage === 'UPRIGHT' && picture.uprightFocal) || picture.focal;
  const shown = usage === 'HERO' ? picture.shows : [];
  const codes = servedCountries.map(({ code }) => code);
  const countries = codes.filter((code) => code === picture.country || (usage !== 'HERO' && pictureOfCountry(code) === name));
  const places = isOfNoPlace ? [] : [...shown, ...servedCountries.filter(({ code }) => countries.includes(code)).map((one) => one.name)];
  const at = time.ago(380 + names.indexOf(name)); // lists show the newest first: the one that stands for its country
  return {
    id: demoId('image', `${name} ${usage}`),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
    sha256,
    width,
    height,
    contentType,
    bytes: bytes.length,
    alt,
    credit: 'Farwend studio',
    focalX,
    focalY,
    dominantColor: picture.dominantColor,
    locationIds: places.map((place) => demoId('location', place)),
    tags: [...picture.tags],
    usage: usage === 'UPRIGHT' ? 'GENERIC' : usage,
    shown: true,
    uploadExpiresAt: null,
    searchText: toPlainText([alt, ...places, ...picture.tags, 'Farwend studio'].join('|')),
  };
}

/** Portraits of everybody who works here and logos of companies and outlets. */
function peopleRows(context: SeedContext) {
  const team = teamMemberData.map(([givenName, familyName, mailbox]) => ({ email: `${mailbox}@example.com`, givenName, familyName }));
  const portraits = [...team, ...buildDemoAgents()].map(({ email, givenName, familyName }) =>
    portraitRow(email, `${givenName} ${familyName}`, context),
  );
  const names = [...companyData, ...newsSourceData].map(([name]) => name);
  return [...portraits, ...names.flatMap((name) => logoRow(name, context) ?? [])];
}

/** A picture stands in many texts; its file is read and hashed once. */
const read = new Map<string, { bytes: Uint8Array<ArrayBuffer>; sha256: string }>();

function fileOf(name: DemoPictureName, usage: DemoUsage) {
  const file = `${name}-${files[usage].ending}`;
  const known = read.get(file);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
  const kept = { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  read.set(file, kept);
  return kept;
}

function usagesOf({ anywhere, uprightFocal }: DemoPicture): DemoUsage[] {
  return [
    'HERO',
    'COUNTRY',
    'COUNTRY_EMAIL',
    ...(anywhere === null ? [] : ['GENERIC' as const]),
    ...(uprightFocal ? ['UPRIGHT' as const] : []),
  ];
}
