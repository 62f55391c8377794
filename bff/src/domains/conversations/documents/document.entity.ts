import type { Entity } from '#src/kernel/entity.ts';
import { momentField, textField } from '#src/kernel/searchFields.ts';
import { type DocumentRow, DocumentModel } from './document.model.ts';
import { documentPolicy } from './document.policy.ts';
import { type DocumentView, presentDocument, snapshotOfDocument } from './document.present.ts';

export const documentEntity: Entity<DocumentRow, DocumentView> = {
  type: 'document',
  model: DocumentModel,
  policy: documentPolicy,
  present: presentDocument,
  snapshot: snapshotOfDocument,
  searchText: `plain_text(name || ' ' || file_name)`,
  searchedFields: ['name', 'fileName'],
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    name: textField('name'),
    fileName: textField('fileName'),
    contentType: textField('contentType'),
    category: textField('category'),
    status: textField('status'),
    visibility: textField('visibility'),
    ownerPersonId: { attribute: 'ownerPersonId', kind: 'id' },
    replacesId: { attribute: 'replacesId', kind: 'id' },
    sizeBytes: { attribute: 'sizeBytes', kind: 'number', sortable: true },
    fileVersion: { attribute: 'fileVersion', kind: 'number', sortable: true },
    validUntil: { attribute: 'validUntil', kind: 'date', sortable: true },
    purgeAfter: { attribute: 'purgeAfter', kind: 'date', sortable: true },
    statusChangedAt: momentField('statusChangedAt'),
    createdAt: momentField('createdAt'),
    updatedAt: momentField('updatedAt'),
  },
};
