import { insertModels } from '#src/db/bulkInsert.ts';
import { userSearchEntity } from '#src/domains/site/searches/userSearch.entity.ts';
import { UserSearchModel, type UserSearchRow } from '#src/domains/site/searches/userSearch.model.ts';
import { userSearchData } from './data/userSearches.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

/** Saved views of the team. They have not been looked at yet, so their counts come with the first look. */
export async function seedUserSearches(context: SeedContext): Promise<void> {
  const rows = userSearchData.map((line, index): UserSearchRow => {
    const at = context.time.ago(60 - index * 3);
    const ownerId = demoId('user', `${line.owner}@example.com`);
    return {
      id: demoId('userSearch', line.name),
      version: 1,
      createdAt: at,
      updatedAt: at,
      createdById: ownerId,
      updatedById: ownerId,
      ownerId,
      name: line.name,
      entityType: line.entityType,
      filters: Object.fromEntries(Object.entries(line.filters).map(([field, value]) => [field, resolveDates(value, context)])),
      q: line.q ?? null,
      sortOrders: line.sortOrders ?? [],
      columns: [...(line.columns ?? [])],
      shared: line.shared ?? 'NONE',
      pinned: line.pinned ?? false,
      position: 0,
      alert: line.alert ?? 'OFF',
      lastRunAt: null,
      lastCount: null,
    };
  });
  await insertModels(context.db, UserSearchModel, rows);
  await insertFirstVersions(context.db, userSearchEntity, rows);
}

/** A filter with the moments it speaks of counted from today. */
function resolveDates(value: unknown, context: SeedContext): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('hours' in value && typeof value.hours === 'number') return context.time.ago(0, value.hours).toISOString();
  if ('days' in value && typeof value.days === 'number') return context.time.ago(value.days).toISOString().slice(0, 10);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolveDates(part, context)]));
}
