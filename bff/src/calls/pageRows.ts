import { type Model, type ModelStatic, Op, type Transaction, type WhereOptions } from 'sequelize';
import { emptyColumns } from '#src/database/emptyColumns.ts';
import { namesWithout } from '#src/database/rowStatements.ts';
import { COUNTED, countRows, FALLING, selectRows } from '#src/database/selectRows.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { Entity, RecordRow } from './entity.ts';
import { after, forgetPlaces, nearestPlace, rememberPlace, type SortColumn } from './pageKeys.ts';
import { COUNTED_EXACTLY } from './totalOf.ts';

/** From here on places are remembered; what comes before is skipped as fast. */
const DEEP = 100;

/**
 * The rows of a page. What has no value in the column that a list falls by comes last, where PostgreSQL would put it first: those are a part
 * of their own behind the others, so that both keep to the indexes there are.
 */
export async function rowsOfPage<R extends RecordRow, V>(
  entity: Entity<R, V>,
  where: WhereOptions,
  asked: [string, string][],
  page: Part,
  list: string | null,
  context: CallContext,
): Promise<Found<R>> {
  const model = entity.model(context);
  const { sequelize } = context;
  if (page.areFew) return rowsOfPart(entity, where, asked.map(emptyLast), page, null, context);
  const empty = await emptyColumns(sequelize, String(model.getTableName()), context.transaction);
  const mayBeEmpty = (one: [string, string]) => one[1] === 'DESC' && empty.has(sortColumns(model, [one])?.[0]?.column ?? '');
  const [first, ...rest] = asked;
  const further = rest.map((one): [string, string] => (mayBeEmpty(one) ? [one[0], FALLING] : one));
  if (!first || !mayBeEmpty(first)) return rowsOfPart(entity, where, first ? [first, ...further] : further, page, list, context);
  const { offset, limit } = page;
  const filled = { [Op.and]: [where, { [first[0]]: { [Op.ne]: null } }] };
  const found = await rowsOfPart(entity, filled, [first, ...further], { ...page, countsAlong: false }, list, context);
  if (found.length === limit) return found;
  const before = found.length > 0 || offset === 0 ? offset : await countRows(sequelize, model, filled, readOn(entity, context));
  const part = { ...page, offset: Math.max(0, offset - before), limit: limit - found.length, countsAlong: false };
  const without = { [Op.and]: [where, { [first[0]]: null }] };
  return [...found, ...(await rowsOfPart(entity, without, further, part, null, context))];
}

/** What has no value comes last in either direction. */
function emptyLast([name, direction]: [string, string]): [string, string] {
  return [name, direction === 'DESC' ? FALLING : direction];
}

type Found<R> = { row: R; counted: number | undefined }[];
interface Part {
  offset: number;
  limit: number;
  countsAlong: boolean;
  areFew: boolean;
}

/** The rows of a list from one place on; the first page is counted in the same statement. */
async function rowsOfPart<R extends RecordRow, V>(
  entity: Entity<R, V>,
  where: WhereOptions,
  sorted: [string, string][],
  { offset, limit, countsAlong, areFew }: Part,
  list: string | null,
  context: CallContext,
): Promise<Found<R>> {
  const model = entity.model(context);
  const columns = sortColumns(model, sorted);
  const place = list && columns ? nearestPlace(list, offset) : null;
  const from =
    place && columns
      ? { where: { [Op.and]: [where, after(place.lastId, String(model.getTableName()), columns, context.sequelize)] }, offset: place.skip }
      : { where, offset };
  const needed = entity.lineColumns ?? (entity.unread && namesWithout(model, entity.unread));
  const only = needed && [...new Set([...needed, ...sorted.map(([name]) => name)])];
  const found = await selectRows<R & { [COUNTED]?: number }>(
    context.sequelize,
    model,
    { ...from, order: sorted, limit, areFew, ...(only ? { only } : {}), ...(countsAlong ? { countTo: COUNTED_EXACTLY + 1 } : {}) },
    readOn(entity, context),
  );
  if (place && found.length === 0 && list) forgetPlaces(list); // the row may be gone: next time it is counted from the start
  const last = found.at(-1);
  if (list && columns && last && offset + limit >= DEEP && sorted.every(([name]) => Reflect.get(last, name) !== null))
    rememberPlace(list, offset + found.length, last.id);
  return found.map((row) => ({ row, counted: row[COUNTED] }));
}

/** A write that looks at a list has one connection; what is kept must not come from a replica that lags. */
export function readOn<R extends RecordRow, V>(entity: Entity<R, V>, { transaction }: CallContext): Transaction | 'replica' | null {
  return transaction ?? (entity.isKept ? null : 'replica');
}

/** The columns behind the sort when all are plain columns of the table. */
function sortColumns(model: ModelStatic<Model>, sorted: [string, string][]): SortColumn[] | null {
  const attributes = model.getAttributes();
  const columns = sorted.map(([name, direction]) => ({ column: attributes[name]?.field ?? '', direction }));
  return columns.every(({ column }) => column !== '') ? columns : null;
}
