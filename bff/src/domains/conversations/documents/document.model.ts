import type { DocumentStatus } from '@farwend/api-contract';
import { DataTypes, literal, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

export type DocumentCategory =
  'PROPOSAL' | 'ITINERARY' | 'INVOICE' | 'CONTRACT' | 'TERMS' | 'PASSPORT' | 'INSURANCE' | 'VOUCHER' | 'PHOTO' | 'STATEMENT' | 'OTHER';
export type DocumentVisibility = 'STAFF' | 'PARTNER_AND_STAFF' | 'MATCH' | 'OWNER_AND_STAFF';
export type DocumentTarget = 'TRAVELER' | 'TRIP_MATCH' | 'TRIP_REQUEST' | 'SALES_RECORDING' | 'PARTNER';

/** What a document belongs to. */
export interface DocumentLink {
  type: DocumentTarget;
  id: string;
}

/** The same as it is read: with the company it speaks of, null where it speaks of none. */
export interface ReadLink extends DocumentLink {
  partnerId: string | null;
}

/** What a proposal offers. */
export interface Proposal {
  totalUSD: number;
  perPersonUSD: number | null;
  startDate: string | null;
  nights: number | null;
  validUntil: string | null;
  summary: string | null;
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
  /** Traveler, agent or team member it belongs to. */
  ownerPersonId: string | null;
  visibility: DocumentVisibility;
  proposal: Proposal | null;
  /** yyyy-mm-dd */
  purgeAfter: string | null;
  fileVersion: number;
  replacesId: string | null;
  storageKey: string | null;
  uploadedAt: Date | null;
  usedNonce: string | null;
  deletedAt: Date | null;
  /** Company of an agent who owns it, read with the row. */
  ownerPartnerId: string | null;
  /** Read with the row; written to document_links. */
  links: ReadLink[];
}

const linksOfDocument = literal(`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('type', l.type, 'id', l.target_id, 'partnerId', CASE l.type
    WHEN 'PARTNER' THEN l.target_id
    WHEN 'TRIP_MATCH' THEN (SELECT m.partner_id FROM trip_matches m WHERE m.id = l.target_id)
    WHEN 'SALES_RECORDING' THEN (SELECT s.partner_id FROM sales_recordings s WHERE s.id = l.target_id) END) ORDER BY l.type, l.target_id), '[]')
  FROM document_links l WHERE l.document_id = "document"."id")`);
const ownerPartner = literal('(SELECT a.partner_id FROM agents a WHERE a.id = "document"."owner_person_id")');

export function defineDocument(sequelize: Sequelize) {
  return sequelize.define<Model<DocumentRow>>(
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
      ...table('documents'),
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
}
