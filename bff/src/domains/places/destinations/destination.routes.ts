import { type BodyOf, contract, type QueryOf } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { loadSearchText } from '#src/records/loadSearchText.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { isStaff } from '#src/kernel/actor.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { destinationEntity as entity } from './destination.entity.ts';
import { loadPublishedDestinations } from './loadPublishedDestinations.ts';
import { suggestDestinations } from './suggestDestinations.ts';
import { selectLocation } from './destination.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

const list = contract.destinations.list.path;
const pagingParameters = ['cursor', 'offset', 'limit', 'params'];

export const destinationHandlers: Handlers<typeof contract.destinations> = {
  list: listOf(entity, async ({ query }, context) => {
    if (isPublishedList(query, context)) return loadPublishedDestinations(query, context);
    return ok(await loadPage(query, context));
  }),
  create: async ({ body }, context) => {
    await checkPlace(body, context);
    const searchText = await loadSearchText([body.name, ...body.alternateNames], context);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body, searchText }, context);
    context.published.invalidate(context.db);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  update: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context, body.version);
    const { name, locationId, countryCodes, served, popularity, alternateNames, status } = body;
    const sent = Object.entries({ name, locationId, countryCodes, served, popularity, alternateNames, status });
    const values: Partial<Input> = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
    const next = { ...row, ...values };
    await checkPlace(next, context);
    const searchText = await loadSearchText([next.name, ...next.alternateNames], context);
    const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    const saved = await saveChange(entity, row, { values: { ...values, searchText }, kind, note: body.changeNote }, context);
    context.published.invalidate(context.db);
    return ok(entity.present(saved, context.actor));
  },
};

type Input = BodyOf<typeof contract.destinations.create>;
type Query = QueryOf<typeof contract.destinations.list>;

/** Whether the caller is a visitor who requests a page or suggestions: the same response for all visitors. */
function isPublishedList(query: Query, { actor }: CallContext): boolean {
  return !isStaff(actor) && !listNarrowingParameters(query).some((name) => name !== 'q') && query.q !== '';
}

/** The query parameters besides paging. */
function listNarrowingParameters(query: Query): string[] {
  return Object.keys(query).filter((name) => query[name] !== undefined && !pagingParameters.includes(name));
}

/** A search term alone gives ranked suggestions, everything else an ordinary list. */
async function loadPage(query: Query, context: CallContext) {
  const { params, ...rest } = query;
  const { q, sort } = rest;
  if (q && listNarrowingParameters(query).length === 1) return suggestDestinations({ ...query, q }, context);
  return listPage(entity, { ...rest, sort: sort ?? '-served,-popularity,name' }, context, params === 'served' ? { served: true } : {});
}

async function checkPlace({ locationId, countryCodes }: Pick<Input, 'locationId' | 'countryCodes'>, context: CallContext): Promise<void> {
  const unknown = countryCodes.findIndex((code) => !findCountry(code));
  if (unknown >= 0) throw fieldFailure(`/countryCodes/${unknown}`, 'notAllowed', 'There is no country with this code');
  if (!(await context.db.first(selectLocation, { locationId }))) throw unknownReference('/locationId', 'There is no location with this id');
}
