import { checkParent } from '#src/publishing/checkParent.ts';
import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentType } from '#src/publishing/contentType.ts';
import { fieldError, requireHeroImage, requireSummary } from '#src/publishing/publishRequirements.ts';
import { loadCompanyIds } from './loadCompanyIds.ts';

/** The fields that only company categories have. */
export interface CompanyCategoryFields extends ContentFields {
  kind: 'DESTINATION' | 'TRIP_TYPE' | 'STYLE';
  parentId: string | null;
  sortOrder: number;
  /** After the pinned companies: AUTO by rating, MANUAL by name. */
  order: 'AUTO' | 'MANUAL';
  pinnedCompanyIds: string[];
}

export const companyCategoryType: ContentType<CompanyCategoryFields> = {
  name: 'companyCategory',
  path: '/v2/company_categories',
  missingIdMessage: null,
  defaults: { kind: 'DESTINATION', parentId: null, sortOrder: 0, order: 'AUTO', pinnedCompanyIds: [] },
  staffOnly: [],
  detailOnly: [],
  columns: ({ kind, parentId, sortOrder }) => ({ kind, parentId, sortOrder }),
  filters: {
    kind: { attribute: 'kind', kind: 'text', sortable: true },
    parentId: { attribute: 'parentId', kind: 'id' },
    sortOrder: { attribute: 'sortOrder', kind: 'number', sortable: true },
  },
  computedFields: () => ({}),
  relations: ({ parentId, pinnedCompanyIds }) => [
    ...(parentId ? [{ field: '/parentId', ref: { entityType: 'companyCategory' as const, entityId: parentId } }] : []),
    ...pinnedCompanyIds.map((entityId, index) => ({
      field: `/pinnedCompanyIds/${index}`,
      ref: { entityType: 'company' as const, entityId },
    })),
  ],
  check: (fields, context) => checkParent('companyCategory', fields, context),
  requirements: [requireSummary, requireHeroImage],
  findWarnings: async (id, fields, context) =>
    (await loadCompanyIds(id, fields, context)).length > 0
      ? []
      : [fieldError('', 'required', 'No published company is in this category yet')],
  jsonLd: ({ summary }) => ({ '@type': 'CollectionPage', description: summary }),
  relatedTypes: ['companyCategory'],
  writerRoles: ['admin', 'editor', 'publisher'],
};
