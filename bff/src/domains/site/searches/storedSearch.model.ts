import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

export type SearchKind = 'company' | 'itinerary' | 'review';

/** A row of stored_searches: a search on the site. */
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

/** Each kind of search uses a subset. */
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

export const StoredSearchModel = defineModel<StoredSearchRow>(
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
  tableOptions('stored_searches'),
);
