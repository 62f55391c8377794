import { z } from 'zod';
import { get } from '../call.ts';
import { admins } from '../roles.ts';
import * as field from '../schemas.ts';
import { LedgerEntry } from './money.schemas.ts';
import { references } from '../references.ts';

export const ledgerEntries = {
  list: get('/v3/ledger_entries', 'List ledger entries', {
    access: admins,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    expand: references.ledgerEntry,
    reply: field.pageOf(LedgerEntry),
    description:
      'What partners owe, entry by entry. Entries are added by what becomes of sales and are never changed: a mistake is taken back by a CORRECTION.',
  }),
};
