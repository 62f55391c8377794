import type { BodyOf, contract } from '@farwend/api-contract';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { chosenImage } from '#src/entities/images/resolveImages.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { searchTextOf } from '#src/entities/places/searchText.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { checkLocation } from './checkLocation.ts';
import { countryOfParents, passCountryDown } from './countryOfLocation.ts';
import { locationEntity as entity } from './location.entity.ts';
import type { LocationRow } from './location.model.ts';
import { usesOfLocation } from './locationUses.ts';
import { forgetPlaces } from './openPlaces.ts';
import { freeSlug } from './locationSlug.ts';

/** A new place. Its slug is made from its name unless one is given. */
export async function createLocation(body: BodyOf<typeof contract.locations.create>, context: CallContext): Promise<LocationRow> {
  const record = newRecord(newId(), context);
  const facts = {
    ...body,
    alternateNames: namesBeside(body.name, body.alternateNames),
    image: await chosenImage(body.image, '/image', context),
    slug: await freeSlug(body.slug, body.name, record.id, context),
  };
  await checkLocation(record.id, facts, context);
  const searchText = await searchTextOf([facts.name, ...facts.alternateNames], context);
  const countryCode = facts.isoCode2 ?? (await countryOfParents(facts.parentIds, context));
  const row = await insertRecord(entity, { ...record, ...facts, searchText, countryCode }, context);
  forgetPlaces();
  return row;
}

/** Changes a place; a former name stays among its other names, and a country passes its code down to what lies in it. */
export async function changeLocation(
  id: string,
  body: BodyOf<typeof contract.locations.update>,
  context: CallContext,
): Promise<LocationRow> {
  const row = await findToChange(entity, id, context, body.version);
  const { name, type, slug, parentIds, isoCode2, lat, lng, bbox, timeZone, currencyCode, served, popularity, summary, seo, status } = body;
  const image = await chosenImage(body.image, '/image', context, row.image);
  const sent = { name, type, parentIds, isoCode2, lat, lng, bbox, timeZone, currencyCode, served, popularity, summary, seo, status, image };
  const values = changedValues(row, sent);
  if (slug !== undefined && slug !== row.slug) values.slug = await freeSlug(slug, row.name, row.id, context);
  const former = values.name === undefined || plainText(values.name) === plainText(row.name) ? [] : [row.name];
  const alternateNames = namesBeside(values.name ?? row.name, [...(body.alternateNames ?? row.alternateNames), ...former]);
  const next: LocationRow = { ...row, ...values, alternateNames };
  await checkLocation(row.id, next, context, row);
  const searchText = await searchTextOf([next.name, ...alternateNames], context);
  const countryCode = next.isoCode2 ?? (await countryOfParents(next.parentIds, context));
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const all = { ...values, alternateNames, searchText, countryCode };
  const saved = await saveChange(entity, row, { values: all, kind, note: body.changeNote }, context);
  if (saved.countryCode !== row.countryCode) await passCountryDown(row.id, context);
  forgetPlaces();
  return saved;
}

/** Deletes a place that nothing refers to; otherwise 409 with what does. */
export async function removeLocation(id: string, context: CallContext): Promise<void> {
  const row = await findToChange(entity, id, context);
  const references = await usesOfLocation(row.id, context);
  if (references.length > 0)
    throw new Failure('reference.inUse', { message: `${row.name} is still referred to. Change these first, or hide it.`, references });
  await preparedQuery(context.sequelize, 'location.delete', 'DELETE FROM locations WHERE id = $1', [row.id], context.transaction);
  await recordAudit('DELETE', 'location', row.id, { name: row.name }, context);
  forgetPlaces();
}

/** Other names, each once however it is accented, and never the name itself. */
function namesBeside(name: string, names: readonly string[]): string[] {
  const known = new Set([plainText(name)]);
  return names.filter((one) => {
    const plain = plainText(one);
    if (known.has(plain)) return false;
    known.add(plain);
    return true;
  });
}
