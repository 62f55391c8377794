import type { contract, ReplyOf } from '@farwend/api-contract';
import { is, isStaff } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { dayField, numberField, textField } from '#src/kernel/searchFields.ts';
import { ExchangeRateModel, type ExchangeRateRow } from './exchangeRate.model.ts';

type ExchangeRateView = ReplyOf<typeof contract.exchangeRates.create>;

/** Exchange rates, for agents and staff to read. */
export const exchangeRateEntity: Entity<ExchangeRateRow, ExchangeRateView> = {
  type: 'exchangeRate',
  model: ExchangeRateModel,
  policy: {
    visibleTo: (actor) => (isStaff(actor) || is(actor, 'agent') ? {} : null),
    canChange: (actor) => is(actor, 'admin'),
  },
  present: (row) => ({
    id: row.id,
    currencyCode: row.currencyCode,
    date: row.date,
    usdPerUnit: Number(row.usdPerUnit),
    source: row.source,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    updatedById: row.updatedById,
  }),
  snapshot: ({ currencyCode, date, usdPerUnit, source }) => ({ currencyCode, date, usdPerUnit, source }),
  fields: {
    currencyCode: textField('currencyCode'),
    date: dayField('date'),
    usdPerUnit: numberField('usdPerUnit'),
    source: textField('source'),
  },
  defaultSort: ['date', 'DESC'],
};
