import { checkParent } from '#src/publishing/checkParent.ts';
import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentType } from '#src/publishing/contentType.ts';
import { fieldError, requireHeroImage, requireSummary } from '#src/publishing/publishRequirements.ts';
import { selectLandingPageIds } from './landingPageCategory.sql.ts';

/** The fields that only landing page categories have. */
export interface LandingPageCategoryFields extends ContentFields {
  parentId: string | null;
  locationId: string | null;
  sortOrder: number;
  layout: 'GRID' | 'LIST';
}

export const landingPageCategoryType: ContentType<LandingPageCategoryFields> = {
  name: 'landingPageCategory',
  path: '/v2/landing_page_categories',
  missingIdMessage: 'LandingPageCategory must have a valid ID to update.',
  defaults: { parentId: null, locationId: null, sortOrder: 0, layout: 'GRID' },
  staffOnly: [],
  detailOnly: [],
  columns: ({ parentId, sortOrder, locationId, primaryLocationId }) => ({
    parentId,
    sortOrder,
    primaryLocationId: primaryLocationId ?? locationId,
  }),
  filters: {
    parentId: { attribute: 'parentId', kind: 'id' },
    sortOrder: { attribute: 'sortOrder', kind: 'number', sortable: true },
  },
  computedFields: () => ({}),
  relations: ({ parentId }) => (parentId ? [{ field: '/parentId', ref: { entityType: 'landingPageCategory', entityId: parentId } }] : []),
  check: (fields, context) => checkParent('landingPageCategory', fields, context),
  requirements: [requireSummary, requireHeroImage],
  findWarnings: async (id, _, { db }) =>
    (await db.run(selectLandingPageIds, { id })).length > 0
      ? []
      : [fieldError('', 'required', 'No published landing page is in this category yet')],
  jsonLd: ({ summary }) => ({ '@type': 'CollectionPage', description: summary }),
  relatedTypes: ['landingPageCategory'],
  writerRoles: ['admin', 'editor', 'publisher', 'marageti'],
};
