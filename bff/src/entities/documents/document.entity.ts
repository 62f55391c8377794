import type { Entity, SearchField } from '#src/calls/entity.ts';
import type { DocumentRow } from './document.model.ts';
import { documentPolicy } from './document.policy.ts';
import { type DocumentView, presentDocument, snapshotOfDocument } from './document.present.ts';

const text = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
const moment = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });

/** A document: what is known of a file, whom it belongs to and who sees it. */
export const documentEntity: Entity<DocumentRow, DocumentView> = {
  type: 'document',
  model: ({ models }) => models.documents,
  policy: documentPolicy,
  present: presentDocument,
  snapshot: snapshotOfDocument,
  searchText: `plain_text(name || ' ' || file_name)`,
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    name: text('name'),
    fileName: text('fileName'),
    contentType: text('contentType'),
    category: text('category'),
    status: text('status'),
    visibility: text('visibility'),
    ownerPersonId: { attribute: 'ownerPersonId', kind: 'id' },
    replacesId: { attribute: 'replacesId', kind: 'id' },
    sizeBytes: { attribute: 'sizeBytes', kind: 'number', sortable: true },
    fileVersion: { attribute: 'fileVersion', kind: 'number', sortable: true },
    purgeAfter: { attribute: 'purgeAfter', kind: 'date', sortable: true },
    statusChangedAt: moment('statusChangedAt'),
    createdAt: moment('createdAt'),
    updatedAt: moment('updatedAt'),
  },
};
