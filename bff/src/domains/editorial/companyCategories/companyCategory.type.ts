import { checkParent } from '#src/content/categoryLoop.ts';
import type { ContentFields } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';

/** What only categories of companies have. */
export interface CompanyCategoryFields extends ContentFields {
  kind: 'DESTINATION' | 'TRIP_TYPE' | 'STYLE';
  parentId: string | null;
  sortOrder: number;
  /** AUTO: by rating after the pinned ones; MANUAL: the pinned ones in their order, then by name. */
  order: 'AUTO' | 'MANUAL';
  pinnedCompanyIds: string[];
}

/** Categories of travel companies. */
export const companyCategoryType: ContentType<CompanyCategoryFields> = {
  name: 'companyCategory',
  path: '/v2/company_categories',
  idMessage: null,
  defaults: { kind: 'DESTINATION', parentId: null, sortOrder: 0, order: 'AUTO', pinnedCompanyIds: [] },
  staffOnly: [],
  wholeOnly: [],
  facts: ({ kind, parentId, sortOrder }) => ({ kind, parentId, sortOrder }),
  filters: {
    kind: { attribute: 'kind', kind: 'text', sortable: true },
    parentId: { attribute: 'parentId', kind: 'id' },
    sortOrder: { attribute: 'sortOrder', kind: 'number', sortable: true },
  },
  computed: () => ({}),
  relations: ({ parentId, pinnedCompanyIds }) => [
    ...(parentId ? [{ field: '/parentId', ref: { entityType: 'companyCategory' as const, entityId: parentId } }] : []),
    ...pinnedCompanyIds.map((entityId, index) => ({
      field: `/pinnedCompanyIds/${index}`,
      ref: { entityType: 'company' as const, entityId },
    })),
  ],
  check: (fields, context) => checkParent('companyCategory', fields, context),
  missing: () => [],
  jsonLd: ({ summary }) => ({ '@type': 'CollectionPage', description: summary }),
  related: ['companyCategory'],
  writers: ['admin', 'editor', 'publisher'],
};
