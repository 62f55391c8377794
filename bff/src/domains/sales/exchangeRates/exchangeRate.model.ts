import type { ExchangeRateSource } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** A row of exchange_rates. The rate is a decimal string with eight places, the date yyyy-mm-dd. */
export interface ExchangeRateRow extends RecordRow {
  currencyCode: string;
  date: string;
  usdPerUnit: string;
  source: ExchangeRateSource;
}

export const ExchangeRateModel = defineModel<ExchangeRateRow>(
  'exchangeRate',
  {
    ...recordColumns,
    currencyCode: DataTypes.CHAR(3),
    date: DataTypes.DATEONLY,
    usdPerUnit: DataTypes.DECIMAL(16, 8),
    source: DataTypes.TEXT,
  },
  tableOptions('exchange_rates'),
);
