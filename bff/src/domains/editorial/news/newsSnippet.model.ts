import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';

/** A row of `news_snippets`: a press mention, with the name of its source. */
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
  /** Computed from news_sources, like sourceHomepage. */
  sourceName: string;
  sourceHomepage: string;
}

const sourceColumn = (column: string) => literal(`(SELECT s.${column} FROM news_sources s WHERE s.id = "newsSnippet".news_source_id)`);

export const NewsSnippetModel = defineModel<NewsSnippetRow>(
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
    ...tableOptions('news_snippets'),
    defaultScope: {
      attributes: {
        include: [
          [sourceColumn('name'), 'sourceName'],
          [sourceColumn('homepage'), 'sourceHomepage'],
        ],
      },
    },
  },
);
