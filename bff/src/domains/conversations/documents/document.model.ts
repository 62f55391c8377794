import type { DocumentStatus } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

export type DocumentCategory =
  | 'PROPOSAL'
  | 'ITINERARY'
  | 'INVOICE'
  | 'CONTRACT'
  | 'TERMS'
  | 'PASSPORT'
  | 'INSURANCE'
  | 'LICENCE'
  | 'VOUCHER'
  | 'PHOTO'
  | 'STATEMENT'
  | 'OTHER';
export type DocumentVisibility = 'STAFF' | 'PARTNER_AND_STAFF' | 'MATCH' | 'OWNER_AND_STAFF';
export type DocumentTarget = 'TRAVELER' | 'TRIP_MATCH' | 'TRIP_REQUEST' | 'SALES_RECORDING' | 'PARTNER';

/** A record that a document belongs to. */
export interface DocumentLink {
  type: DocumentTarget;
  id: string;
}

/** A link as read from the database, with the company of its target; null if it has none. */
export interface ResolvedLink extends DocumentLink {
  partnerId: string | null;
}

export interface Proposal {
  totalUSD: number;
  perPersonUSD: number | null;
  startDate: string | null;
  nights: number | null;
  validUntil: string | null;
  summary: string | null;
}

/** What our team found out about a document of a partner. */
export interface Verification {
  status: 'VERIFIED' | 'REFUSED';
  /** ISO 8601 */
  at: string;
  byId: string | null;
  reason: string | null;
}

/** A row of documents. */
export interface DocumentRow extends RecordRow {
  name: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string | null;
  category: DocumentCategory;
  status: DocumentStatus;
  statusChangedAt: Date;
  /** Id of a traveler, agent or team member. */
  ownerPersonId: string | null;
  visibility: DocumentVisibility;
  proposal: Proposal | null;
  number: string | null;
  /** yyyy-mm-dd */
  validFrom: string | null;
  /** yyyy-mm-dd */
  validUntil: string | null;
  verification: Verification | null;
  /** yyyy-mm-dd */
  purgeAfter: string | null;
  fileVersion: number;
  replacesId: string | null;
  storageKey: string | null;
  uploadedAt: Date | null;
  usedNonce: string | null;
  deletedAt: Date | null;
  /** Company of the owning agent, read with the row. */
  ownerPartnerId: string | null;
  /** Read with the row; written to document_links. */
  links: ResolvedLink[];
}

const linksOfDocument = literal(`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('type', l.type, 'id', l.target_id, 'partnerId', CASE l.type
    WHEN 'PARTNER' THEN l.target_id
    WHEN 'TRIP_MATCH' THEN (SELECT m.partner_id FROM trip_matches m WHERE m.id = l.target_id)
    WHEN 'SALES_RECORDING' THEN (SELECT s.partner_id FROM sales_recordings s WHERE s.id = l.target_id) END) ORDER BY l.type, l.target_id), '[]')
  FROM document_links l WHERE l.document_id = "document"."id")`);
const ownerPartner = literal('(SELECT a.partner_id FROM agents a WHERE a.id = "document"."owner_person_id")');

export const DocumentModel = defineModel<DocumentRow>(
  'document',
  {
    ...recordColumns,
    name: DataTypes.TEXT,
    fileName: DataTypes.TEXT,
    contentType: DataTypes.TEXT,
    sizeBytes: DataTypes.INTEGER,
    sha256: DataTypes.TEXT,
    category: DataTypes.TEXT,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    ownerPersonId: DataTypes.UUID,
    visibility: DataTypes.TEXT,
    proposal: DataTypes.JSONB,
    number: DataTypes.TEXT,
    validFrom: DataTypes.DATEONLY,
    validUntil: DataTypes.DATEONLY,
    verification: DataTypes.JSONB,
    purgeAfter: DataTypes.DATEONLY,
    fileVersion: DataTypes.INTEGER,
    replacesId: DataTypes.UUID,
    storageKey: DataTypes.TEXT,
    uploadedAt: DataTypes.DATE,
    usedNonce: DataTypes.TEXT,
    deletedAt: DataTypes.DATE,
    ownerPartnerId: DataTypes.VIRTUAL,
    links: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('documents'),
    defaultScope: {
      attributes: {
        exclude: ['ownerPartnerId', 'links'],
        include: [
          [ownerPartner, 'ownerPartnerId'],
          [linksOfDocument, 'links'],
        ],
      },
    },
  },
);
