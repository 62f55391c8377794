import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { once } from 'node:events';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import { loadSubject, type Person } from '#src/domains/privacy/erasure/loadSubject.ts';
import { openHealthTexts } from '#src/domains/travelers/travelerProfiles/healthTexts.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { createOriginals } from '#src/platform/photos/originals.ts';
import { copySteps, selectOwnFiles, selectOwnPictures } from './copy.sql.ts';
import { copyKey } from './copyUrl.ts';
import { type CopiedTables, renderCopy } from './renderCopy.ts';

/** Writes everything we hold about a person into a ZIP: data.json, index.html, and their files. Making it again replaces it. */
export async function makeCopy(requestId: string, person: Person, context: CallContext): Promise<void> {
  const { db, settings } = context;
  const subject = await loadSubject(person, context);
  const tables: CopiedTables = {};
  for (const { table, run, uses } of copySteps) {
    const found = await db.first(run, Object.fromEntries(uses.map((name) => [name, subject[name]])));
    if (found && found.rows.length > 0) tables[table] = found.rows.map((row) => openTexts(row, context));
  }
  const ids = [...subject.documentIds, ...subject.keptDocumentIds];
  const documents = await db.run(selectOwnFiles, { ids, travelerIds: subject.travelerIds });
  const pictures = await db.run(selectOwnPictures, { ids: subject.imageIds });
  const files: CopiedFile[] = [
    ...documents.map(({ key, name }) => ({ name, read: () => getDocumentStore(settings).read(key) })),
    ...pictures.map(({ key, name }) => ({ name, read: async () => [(await createOriginals(settings).read(key)) ?? new Uint8Array()] })),
  ];
  await mkdir(settings.dataDir, { recursive: true });
  const folder = await mkdtemp(join(settings.dataDir, 'copy-')); // a bucket has to know the size of a file beforehand
  try {
    const path = join(folder, copyKey(requestId));
    await writeZip(path, tables, files);
    await createFileStore(settings, 'exports').write(copyKey(requestId), await openAsBlob(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file of the person, with its name in the ZIP. */
interface CopiedFile {
  name: string;
  read(): Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
}

async function writeZip(path: string, tables: CopiedTables, files: readonly CopiedFile[]): Promise<void> {
  const output = createWriteStream(path, { flags: 'wx' });
  const zip = new Zip((error, chunk, isLast) => {
    if (error) return output.destroy(error);
    output.write(chunk);
    return isLast ? output.end() : undefined;
  });
  const texts = {
    'data.json': JSON.stringify(tables, null, 2),
    'index.html': renderCopy(
      tables,
      files.map(({ name }) => name),
    ),
  };
  for (const [name, text] of Object.entries(texts)) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(Buffer.from(text), true);
  }
  for (const { name, read } of files) {
    const entry = new ZipPassThrough(`files/${name}`); // pictures and PDFs are compressed already
    zip.add(entry);
    for await (const chunk of await read()) {
      entry.push(chunk);
      if (output.writableNeedDrain) await once(output, 'drain');
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  await finished(output);
}

/** Their texts about health are stored sealed, and readable in the copy. */
function openTexts(row: Record<string, unknown>, { settings }: CallContext): Record<string, unknown> {
  const profile = StoredProfile.safeParse(row);
  if (!profile.success) return row;
  const { accessibilityNeeds, dietary } = openHealthTexts(profile.data, settings);
  const { sealed_dietary: _, ...plain } = row;
  return { ...plain, accessibility_needs: accessibilityNeeds, dietary };
}

/** bytea as `to_jsonb` writes it. */
const Hex = z
  .string()
  .transform((text) => Buffer.from(text.slice(2), 'hex'))
  .nullable();
const StoredProfile = z
  .object({ traveler_id: z.string(), accessibility_needs: Hex, sealed_dietary: Hex, dietary: z.array(z.string()) })
  .transform((row) => ({
    travelerId: row.traveler_id,
    accessibilityNeeds: row.accessibility_needs,
    sealedDietary: row.sealed_dietary,
    dietary: row.dietary,
  }));
