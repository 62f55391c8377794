import type { imageUsages } from '@farwend/api-contract';
import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

/** A row of images: a picture of ours. Until its bytes have come, everything that is known from them is null. */
export interface ImageRow extends RecordRow {
  /** Of the bytes as they were sent, in hex; the original is kept under its first 32 digits. */
  sha256: string | null;
  width: number | null;
  height: number | null;
  contentType: string | null;
  bytes: number | null;
  alt: string;
  credit: string | null;
  focalX: number;
  focalY: number;
  dominantColor: string | null;
  locationIds: string[];
  tags: string[];
  usage: (typeof imageUsages)[number];
  /** Everybody may see it; false: its creator and staff. */
  shown: boolean;
  uploadExpiresAt: Date | null;
  /** What words are looked for in, made plain by the database. */
  searchText: string;
}

export function defineImage(sequelize: Sequelize) {
  return sequelize.define<Model<ImageRow>>(
    'image',
    {
      ...recordColumns,
      sha256: DataTypes.CHAR(64),
      width: DataTypes.INTEGER,
      height: DataTypes.INTEGER,
      contentType: DataTypes.TEXT,
      bytes: DataTypes.INTEGER,
      alt: DataTypes.TEXT,
      credit: DataTypes.TEXT,
      focalX: DataTypes.REAL,
      focalY: DataTypes.REAL,
      dominantColor: DataTypes.TEXT,
      locationIds: DataTypes.ARRAY(DataTypes.UUID),
      tags: DataTypes.ARRAY(DataTypes.TEXT),
      usage: DataTypes.TEXT,
      shown: DataTypes.BOOLEAN,
      uploadExpiresAt: DataTypes.DATE,
      searchText: DataTypes.TEXT,
    },
    table('images'),
  );
}
