import { findTeamMemberByEmail } from './domains/accounts/teamMembers/findTeamMemberByEmail.ts';
import { articleImporter, companyImporter, itineraryImporter } from './domains/editorial/content.importers.ts';
import { findCompanyCategoryBySlug } from './domains/editorial/companyCategories/findCompanyCategoryBySlug.ts';
import { imageImporter } from './domains/editorial/images/image.importer.ts';
import { findAirportByCode } from './domains/places/airports/findAirportByCode.ts';
import { locationImporter } from './domains/places/locations/location.importer.ts';
import type { FindByKey, Importers } from './platform/imports/importer.ts';

/** The types of records that can be imported. */
export const importers: Importers = new Map(
  [locationImporter, imageImporter, companyImporter, articleImporter, itineraryImporter].map((importer) => [importer.type, importer]),
);

/** How a reference finds a record that was not imported: by its slug, address or code. */
export const lookups: ReadonlyMap<string, FindByKey> = new Map([
  ...[...importers.values()].flatMap(({ type, keys }): [string, FindByKey][] => (keys['slug'] ? [[type, keys['slug']]] : [])),
  ['companyCategory', findCompanyCategoryBySlug],
  ['teamMember', findTeamMemberByEmail],
  ['airport', findAirportByCode],
]);
