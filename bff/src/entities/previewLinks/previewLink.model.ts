import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';
import type { ContentName } from '#src/content/content.model.ts';

/** A row of preview_links; of the token only its SHA-256 is kept. */
export interface PreviewLinkRow extends RecordRow {
  entityType: ContentName;
  entityId: string;
  /** Null: always the newest. */
  entityVersion: number | null;
  tokenHash: Buffer;
  expiresAt: Date;
  revokedAt: Date | null;
  opens: number;
}

export function definePreviewLink(sequelize: Sequelize) {
  return sequelize.define<Model<PreviewLinkRow>>(
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
    table('preview_links'),
  );
}
