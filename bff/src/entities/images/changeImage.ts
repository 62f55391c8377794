import type { BodyOf, contract } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { searchTextOf } from '#src/entities/places/searchText.ts';
import { isStaff } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { removePicture } from '#src/photos/removePicture.ts';
import { imageEntity } from './image.entity.ts';
import type { ImageRow } from './image.model.ts';
import { refreshCopies, usesOfImage } from './imageUses.ts';

/** A picture announced: everything that is known from its bytes comes with them. */
export async function createImage(body: BodyOf<typeof contract.images.create>, expiresAt: Date, context: CallContext): Promise<ImageRow> {
  const isOurs = isStaff(context.actor);
  if (body.shown !== undefined && !isOurs) throw fieldFailure('/shown', 'notAllowed', 'What is shown is decided by staff. Leave it out');
  const places = await placeNames(body.locationIds, context);
  const row: ImageRow = {
    ...newRecord(newId(), context),
    ...body,
    shown: body.shown ?? isOurs,
    sha256: null,
    width: null,
    height: null,
    contentType: null,
    bytes: null,
    dominantColor: null,
    uploadExpiresAt: expiresAt,
    searchText: await searchTextOf([body.alt, ...places, ...body.tags, body.credit], context),
  };
  return insertRecord(imageEntity(), row, context);
}

/** Changes what is said of a picture; the copies that records keep of it follow. */
export async function changeImage(id: string, body: BodyOf<typeof contract.images.update>, context: CallContext): Promise<ImageRow> {
  const entity = imageEntity();
  const row = await findToChange(entity, id, context, body.version);
  const { alt, credit, focalX, focalY, usage, locationIds, tags, shown, changeNote, restoredFrom } = body;
  const values = changedValues(row, { alt, credit, focalX, focalY, usage, locationIds, tags, shown });
  const next = { ...row, ...values };
  const places = await placeNames(next.locationIds, context);
  const searchText = await searchTextOf([next.alt, ...places, ...next.tags, next.credit], context);
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const saved = await saveChange(entity, row, { values: { ...values, searchText }, kind, note: changeNote }, context);
  if (saved.version !== row.version) await refreshCopies(saved, context);
  return saved;
}

/** Deletes a picture and its bytes; 409 with the records that show it. */
export async function removeImage(id: string, context: CallContext): Promise<void> {
  const row = await findToChange(imageEntity(), id, context);
  const references = await usesOfImage(row.id, context);
  if (references.length > 0)
    throw new Failure('reference.inUse', { message: 'Records still show this picture. Give them another one first.', references });
  await preparedQuery(context.sequelize, 'image.delete', 'DELETE FROM images WHERE id = $1', [row.id], context.transaction);
  await recordAudit('DELETE', 'image', row.id, { alt: row.alt }, context);
  if (row.sha256) await removePicture(row.sha256.slice(0, 32), context.settings);
}

/** The names of places, in the order of their ids; a failure of the field when one is unknown. */
async function placeNames(ids: readonly string[], { sequelize, transaction }: CallContext): Promise<string[]> {
  if (ids.length === 0) return [];
  const text = 'SELECT id, name FROM locations WHERE id = ANY ($1)';
  const found = await preparedQuery<{ id: string; name: string }>(sequelize, 'image.places', text, [ids], transaction);
  return ids.map((id, index) => {
    const place = found.find((row) => row.id === id);
    if (!place) throw fieldFailure(`/locationIds/${index}`, 'unknown', 'There is no location with this id');
    return place.name;
  });
}
