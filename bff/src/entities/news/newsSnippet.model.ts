import { DataTypes, literal, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';
import type { ImageView } from '#src/entities/images/imageView.ts';

/** A row of news_snippets: a word about us in the press, with the name of its outlet. */
export interface NewsSnippetRow extends RecordRow {
  newsSourceId: string;
  headline: string;
  quote: string;
  url: string;
  /** yyyy-mm-dd. */
  publishedOn: string;
  displayed: boolean;
  sortOrder: number;
  image: ImageView | null;
  /** Read along from news_sources. */
  sourceName: string;
  sourceHomepage: string;
}

const ofSource = (column: string) => literal(`(SELECT s.${column} FROM news_sources s WHERE s.id = "newsSnippet".news_source_id)`);

export function defineNewsSnippet(sequelize: Sequelize) {
  return sequelize.define<Model<NewsSnippetRow>>(
    'newsSnippet',
    {
      ...recordColumns,
      newsSourceId: DataTypes.UUID,
      headline: DataTypes.TEXT,
      quote: DataTypes.TEXT,
      url: DataTypes.TEXT,
      publishedOn: DataTypes.DATEONLY,
      displayed: DataTypes.BOOLEAN,
      sortOrder: DataTypes.INTEGER,
      image: DataTypes.JSONB,
      sourceName: DataTypes.VIRTUAL,
      sourceHomepage: DataTypes.VIRTUAL,
    },
    {
      ...table('news_snippets'),
      defaultScope: {
        attributes: {
          include: [
            [ofSource('name'), 'sourceName'],
            [ofSource('homepage'), 'sourceHomepage'],
          ],
        },
      },
    },
  );
}
