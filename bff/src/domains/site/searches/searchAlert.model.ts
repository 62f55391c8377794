import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { SearchFilters } from './storedSearch.model.ts';

/** What an alert looks for besides its words. */
export type SearchAlertFilters = SearchFilters & { countryCodes?: string[] | undefined };

/** A row of search_alerts: a search whose owner is mailed what is new. */
export interface SearchAlertRow extends RecordRow {
  ownerId: string;
  name: string;
  q: string | null;
  filters: SearchAlertFilters;
  /** Written by the job, without a version. */
  checkedAt: Date;
}

export const SearchAlertModel = defineModel<SearchAlertRow>(
  'searchAlert',
  {
    ...recordColumns,
    ownerId: DataTypes.UUID,
    name: DataTypes.TEXT,
    q: DataTypes.TEXT,
    filters: DataTypes.JSONB,
    checkedAt: DataTypes.DATE,
  },
  tableOptions('search_alerts'),
);
