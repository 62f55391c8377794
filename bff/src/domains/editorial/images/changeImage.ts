import type { BodyOf, contract } from '@farwend/api-contract';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { loadSearchText } from '#src/records/loadSearchText.ts';
import { isStaff } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { removePicture } from '#src/platform/photos/removePicture.ts';
import { imageEntity } from './image.entity.ts';
import type { ImageRow } from '#src/publishing/pictures/image.model.ts';
import { findImageUses, refreshImageCopies } from './imageUses.ts';
import { deleteImage, selectPlaceNames } from './changeImage.sql.ts';

/** Creates an image record; its file is uploaded afterwards, and sets everything derived from it. */
export async function createImage(body: BodyOf<typeof contract.images.create>, expiresAt: Date, context: CallContext): Promise<ImageRow> {
  const isByStaff = isStaff(context.actor);
  if (body.shown !== undefined && !isByStaff) throw fieldFailure('/shown', 'notAllowed', 'Only staff decide what is shown. Leave it out');
  const places = await loadPlaceNames(body.locationIds, context);
  const row: ImageRow = {
    ...newRecord(newId(), context),
    ...body,
    shown: body.shown ?? isByStaff,
    sha256: null,
    width: null,
    height: null,
    contentType: null,
    bytes: null,
    dominantColor: null,
    uploadExpiresAt: expiresAt,
    searchText: await loadSearchText([body.alt, ...places, ...body.tags, body.credit], context),
  };
  return insertRecord(imageEntity(), row, context);
}

/** Changes the metadata of an image and updates its copies in other records. */
export async function changeImage(id: string, body: BodyOf<typeof contract.images.update>, context: CallContext): Promise<ImageRow> {
  const entity = imageEntity();
  const row = await findForUpdate(entity, id, context, body.version);
  const { alt, credit, focalX, focalY, usage, locationIds, tags, shown, changeNote, restoredFrom } = body;
  const values = pickChangedValues(row, { alt, credit, focalX, focalY, usage, locationIds, tags, shown });
  const next = { ...row, ...values };
  const places = await loadPlaceNames(next.locationIds, context);
  const searchText = await loadSearchText([next.alt, ...places, ...next.tags, next.credit], context);
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const saved = await saveChange(entity, row, { values: { ...values, searchText }, kind, note: changeNote }, context);
  if (saved.version !== row.version) await refreshImageCopies(saved, context);
  return saved;
}

/** Deletes an image and its file. Throws 409 with the records that still show it. */
export async function removeImage(id: string, context: CallContext): Promise<void> {
  const row = await findForUpdate(imageEntity(), id, context);
  const references = await findImageUses(row.id, context);
  if (references.length > 0)
    throw new Failure('reference.inUse', { message: 'Records still show this picture. Give them another one first.', references });
  await context.db.run(deleteImage, { id: row.id });
  await recordAudit('DELETE', 'image', row.id, { alt: row.alt }, context);
  if (row.sha256) await removePicture(row.sha256.slice(0, 32), context);
}

/** The names of places, in the order of their ids. Throws 422 for an unknown id. */
async function loadPlaceNames(ids: readonly string[], { db }: CallContext): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.run(selectPlaceNames, { ids });
  return ids.map((id, index) => {
    const place = rows.find((row) => row.id === id);
    if (!place) throw fieldFailure(`/locationIds/${index}`, 'unknown', 'There is no location with this id');
    return place.name;
  });
}
