import type { contract } from '@farwend/api-contract';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { listPage } from '#src/records/lists.ts';
import { ledgerEntryEntity as entity } from './ledgerEntry.entity.ts';

export const ledgerEntryHandlers: Handlers<typeof contract.ledgerEntries> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
};
