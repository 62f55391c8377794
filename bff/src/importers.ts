import { findTeamMemberByEmail } from './domains/accounts/teamMembers/findTeamMemberByEmail.ts';
import { articleImporter, companyImporter, itineraryImporter } from './domains/editorial/content.importers.ts';
import { findCompanyCategoryBySlug } from './domains/editorial/companyCategories/findCompanyCategoryBySlug.ts';
import { imageImporter } from './domains/editorial/images/image.importer.ts';
import { findAirportByCode } from './domains/places/airports/findAirportByCode.ts';
import { locationImporter } from './domains/places/locations/location.importer.ts';
import { partnerImporter } from './domains/partners/partners/partner.importer.ts';
import { newsletterRequestImporter } from './domains/site/newsletter/newsletterRequest.importer.ts';
import { travelerImporter } from './domains/travelers/travelers/traveler.importer.ts';
import type { FindByKey, Importers } from './platform/imports/importer.ts';
import type { ImportTypes } from './platform/imports/importPlan.ts';
import { runCall } from './routes.ts';

/** The types of records that can be imported. */
const importers: Importers = new Map(
  [
    locationImporter,
    imageImporter,
    companyImporter,
    articleImporter,
    itineraryImporter,
    partnerImporter,
    travelerImporter,
    newsletterRequestImporter,
  ].map((importer) => [importer.type, importer]),
);

/** How a reference finds a record that was not imported: by its slug, address or code. */
const lookups: ReadonlyMap<string, FindByKey> = new Map([
  ...[...importers.values()].flatMap(({ type, keys }): [string, FindByKey][] => (keys['slug'] ? [[type, keys['slug']]] : [])),
  ['companyCategory', findCompanyCategoryBySlug],
  ['teamMember', findTeamMemberByEmail],
  ['airport', findAirportByCode],
]);

/** What can be imported, and how. */
export const importTypes: ImportTypes = { importers, lookups, runCall };
