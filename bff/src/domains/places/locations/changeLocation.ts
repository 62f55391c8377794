import type { BodyOf, contract } from '@farwend/api-contract';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { resolveChosenImage } from '#src/publishing/pictures/resolveImages.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { loadSearchText } from '#src/records/loadSearchText.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { checkLocation } from './checkLocation.ts';
import { findCountryOfParents, propagateCountry } from './locationCountry.ts';
import { locationEntity as entity } from './location.entity.ts';
import type { LocationRow } from './location.model.ts';
import { loadLocationUses } from './loadLocationUses.ts';
import { invalidateVisiblePlaces } from './visiblePlaces.ts';
import { resolveSlug } from './resolveSlug.ts';
import { deleteLocation } from './changeLocation.sql.ts';

/** Creates a location. Without a slug, one is generated from its name. */
export async function createLocation(body: BodyOf<typeof contract.locations.create>, context: CallContext): Promise<LocationRow> {
  const record = newRecord(newId(), context);
  const facts = {
    ...body,
    alternateNames: dedupeAlternateNames(body.name, body.alternateNames),
    image: await resolveChosenImage(body.image, '/image', context),
    slug: await resolveSlug(body.slug, body.name, record.id, context),
  };
  await checkLocation(record.id, facts, context);
  const searchText = await loadSearchText([facts.name, ...facts.alternateNames], context);
  const countryCode = facts.isoCode2 ?? (await findCountryOfParents(facts.parentIds, context));
  const row = await insertRecord(entity, { ...record, ...facts, searchText, countryCode }, context);
  invalidateVisiblePlaces(context);
  return row;
}

/** Changes a location. A former name becomes an alternate name, unless an earlier version is restored; a changed country code is propagated to its descendants. */
export async function changeLocation(
  id: string,
  body: BodyOf<typeof contract.locations.update>,
  context: CallContext,
): Promise<LocationRow> {
  const row = await findForUpdate(entity, id, context, body.version);
  const { name, type, slug, parentIds, isoCode2, lat, lng, bbox, timeZone, currencyCode, served, popularity, summary, seo, status } = body;
  const image = await resolveChosenImage(body.image, '/image', context, row.image);
  const sent = { name, type, parentIds, isoCode2, lat, lng, bbox, timeZone, currencyCode, served, popularity, summary, seo, status, image };
  const values = pickChangedValues(row, sent);
  if (slug !== undefined && slug !== row.slug) values.slug = await resolveSlug(slug, row.name, row.id, context);
  const isRenamed = values.name !== undefined && toPlainText(values.name) !== toPlainText(row.name);
  const isRestored = body.restoredFrom !== undefined && body.alternateNames !== undefined;
  const former = isRenamed && !isRestored ? [row.name] : [];
  const alternateNames = dedupeAlternateNames(values.name ?? row.name, [...(body.alternateNames ?? row.alternateNames), ...former]);
  const next: LocationRow = { ...row, ...values, alternateNames };
  await checkLocation(row.id, next, context, row);
  const searchText = await loadSearchText([next.name, ...alternateNames], context);
  const countryCode = next.isoCode2 ?? (await findCountryOfParents(next.parentIds, context));
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const allValues = { ...values, alternateNames, searchText, countryCode };
  const saved = await saveChange(entity, row, { values: allValues, kind, note: body.changeNote }, context);
  if (saved.countryCode !== row.countryCode) await propagateCountry(row.id, context);
  invalidateVisiblePlaces(context);
  return saved;
}

/** Deletes a location. Throws 409 with the references if there are any. */
export async function removeLocation(id: string, context: CallContext): Promise<void> {
  const row = await findForUpdate(entity, id, context);
  const references = await loadLocationUses(row.id, context);
  if (references.length > 0)
    throw new Failure('reference.inUse', {
      message: `${row.name} is still in use. Change the references first, or hide the location.`,
      references,
    });
  await context.db.run(deleteLocation, { id: row.id });
  await recordAudit('DELETE', 'location', row.id, { name: row.name }, context);
  invalidateVisiblePlaces(context);
}

/** Alternate names without duplicates of each other and of the name, ignoring case and accents. */
function dedupeAlternateNames(name: string, names: readonly string[]): string[] {
  const seen = new Set([toPlainText(name)]);
  return names.filter((alternateName) => {
    const plain = toPlainText(alternateName);
    if (seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
}
