import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';

/** A row of `news_sources`: a publication that wrote about us. */
export interface NewsSourceRow extends RecordRow {
  name: string;
  homepage: string;
  logo: ImageView | null;
  countryCode: string | null;
}

export const NewsSourceModel = defineModel<NewsSourceRow>(
  'newsSource',
  { ...recordColumns, name: DataTypes.TEXT, homepage: DataTypes.TEXT, logo: DataTypes.JSONB, countryCode: DataTypes.CHAR(2) },
  tableOptions('news_sources'),
);
