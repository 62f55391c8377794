import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { ContentName } from '#src/publishing/contentName.ts';

/** A row of `preview_links`; only the SHA-256 of the token is stored. */
export interface PreviewLinkRow extends RecordRow {
  entityType: ContentName;
  entityId: string;
  /** Null for always the newest version. */
  entityVersion: number | null;
  tokenHash: Buffer;
  expiresAt: Date;
  revokedAt: Date | null;
  opens: number;
}

export const PreviewLinkModel = defineModel<PreviewLinkRow>(
  'previewLink',
  {
    ...recordColumns,
    entityType: DataTypes.TEXT,
    entityId: DataTypes.UUID,
    entityVersion: DataTypes.INTEGER,
    tokenHash: DataTypes.BLOB,
    expiresAt: DataTypes.DATE,
    revokedAt: DataTypes.DATE,
    opens: DataTypes.INTEGER,
  },
  tableOptions('preview_links'),
);
