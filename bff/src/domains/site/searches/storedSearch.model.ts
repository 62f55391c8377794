import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

export type SearchKind = 'company' | 'itinerary' | 'review';

/** A row of stored_searches: what somebody looked for on the site. */
export interface StoredSearchRow extends RecordRow {
  kind: SearchKind;
  q: string | null;
  filters: SearchFilters;
  sortOrder: 'relevance' | 'newToOld' | 'oldToNew';
  offset: number;
  limit: number;
  deviceId: string | null;
  resultCount: number;
}

/** What is looked for besides words; each kind of search uses what fits it. */
export interface SearchFilters {
  locationIds?: string[] | undefined;
  tripTypes?: string[] | undefined;
  companyId?: string | undefined;
  nights?: { min?: number | undefined; max?: number | undefined } | undefined;
  priceMaxUSD?: number | undefined;
  months?: number[] | undefined;
  rating?: (20 | 40 | 60 | 80 | 100)[] | undefined;
  verified?: boolean | undefined;
  withPhotos?: boolean | undefined;
}

export function defineStoredSearch(sequelize: Sequelize) {
  return sequelize.define<Model<StoredSearchRow>>(
    'storedSearch',
    {
      ...recordColumns,
      kind: DataTypes.TEXT,
      q: DataTypes.TEXT,
      filters: DataTypes.JSONB,
      sortOrder: DataTypes.TEXT,
      offset: DataTypes.INTEGER,
      limit: DataTypes.INTEGER,
      deviceId: DataTypes.TEXT,
      resultCount: DataTypes.INTEGER,
    },
    table('stored_searches'),
  );
}
