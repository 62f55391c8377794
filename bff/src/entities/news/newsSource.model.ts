import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';
import type { ImageView } from '#src/entities/images/imageView.ts';

/** A row of news_sources: an outlet that wrote about us. */
export interface NewsSourceRow extends RecordRow {
  name: string;
  homepage: string;
  logo: ImageView | null;
  countryCode: string | null;
}

export function defineNewsSource(sequelize: Sequelize) {
  return sequelize.define<Model<NewsSourceRow>>(
    'newsSource',
    { ...recordColumns, name: DataTypes.TEXT, homepage: DataTypes.TEXT, logo: DataTypes.JSONB, countryCode: DataTypes.CHAR(2) },
    table('news_sources'),
  );
}
