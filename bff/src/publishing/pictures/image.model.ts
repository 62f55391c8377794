import type { imageUsages } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of `images`. Until the file is uploaded, everything derived from it is null. */
export interface ImageRow extends RecordRow {
  /** Of the uploaded file, in hex; the original is stored under the first 32 digits. */
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
  /** Whether everyone may see it; otherwise only its creator and staff. */
  shown: boolean;
  uploadExpiresAt: Date | null;
  /** Plain text for full-text search, normalized by PostgreSQL. */
  searchText: string;
}

export const ImageModel = defineModel<ImageRow>(
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
  tableOptions('images'),
);
