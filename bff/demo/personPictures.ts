import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ImageRow } from '#src/publishing/pictures/image.model.ts';
import { buildImageView, type ImageView } from '#src/publishing/pictures/imageView.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { demoId } from './demoId.ts';
import type { SeedContext } from './seedContext.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const folder = new URL('../../site/public/', import.meta.url);

/** The portrait of an agent or of somebody of the team, drawn in ink and wash. */
export function demoPortrait(email: string, name: string, context: SeedContext): ImageView {
  return buildImageView(portraitRow(email, name, context).row);
}

/** The logo of a company or of a news outlet, by its name; null where none is drawn. */
export function demoLogo(name: string, context: SeedContext): ImageView | null {
  const found = logoRow(name, context);
  return found && buildImageView(found.row);
}

/** The record of a portrait and its bytes. It stands with its person and is not found among the pictures of places. */
export function portraitRow(email: string, name: string, context: SeedContext): { row: ImageRow; bytes: Bytes } {
  const bytes = bytesOf(`portraits/${email.split('@')[0] ?? ''}.webp`);
  if (!bytes) throw new Error(`There is no portrait of ${name}.`);
  const alt = `Portrait of ${name}, in ink and wash`;
  return {
    bytes,
    row: rowOf(`portrait ${email}`, bytes, { alt, width: 480, height: 600, focalY: 0.38, usage: 'PERSON', tags: ['portrait'] }, context),
  };
}

/** The record of a logo and its bytes, as for portraits. */
export function logoRow(name: string, context: SeedContext): { row: ImageRow; bytes: Bytes } | null {
  const bytes = bytesOf(`logos/${fileOf(name)}.webp`);
  const facts = { alt: `Logo of ${name}`, width: 960, height: 480, focalY: 0.5, usage: 'GENERIC', tags: ['logo'] } as const;
  return bytes && { bytes, row: rowOf(`logo ${name}`, bytes, facts, context) };
}

function fileOf(name: string): string {
  return toPlainText(name)
    .replace(/^the /, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

type Facts = Pick<ImageRow, 'alt' | 'width' | 'height' | 'focalY' | 'usage'> & { tags: readonly string[] };

function rowOf(key: string, bytes: Bytes, { tags, ...facts }: Facts, { time }: SeedContext): ImageRow {
  const at = time.ago(700);
  return {
    ...facts,
    id: demoId('image', key),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    contentType: 'image/webp',
    bytes: bytes.length,
    credit: 'Farwend studio',
    focalX: 0.5,
    dominantColor: '#eceeec',
    locationIds: [],
    tags: [...tags],
    shown: false,
    uploadExpiresAt: null,
    searchText: toPlainText([facts.alt, ...tags, 'Farwend studio'].join('|')),
  };
}

const read = new Map<string, Bytes | null>();

function bytesOf(path: string): Bytes | null {
  const known = read.get(path);
  if (known !== undefined) return known;
  const bytes = readOrNull(new URL(path, folder));
  read.set(path, bytes);
  return bytes;
}

function readOrNull(file: URL): Bytes | null {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return null; // no such file
  }
}
