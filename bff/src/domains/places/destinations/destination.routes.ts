import { type BodyOf, contract } from '@farwend/api-contract';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, ok } from '#src/http/handler.ts';
import { countryOf } from './countries.ts';
import { destinationEntity as entity } from './destination.entity.ts';
import { shownDestinations } from './shownDestinations.ts';
import { suggestDestinations } from './suggestDestinations.ts';

const list = contract.destinations.list.path;
const plainList = ['offset', 'limit', 'params'];

export const destinationHandlers: Handlers<typeof contract.destinations> = {
  list: async ({ query }, context) => {
    if (isForAll(query, context)) return shownDestinations(query, list, context);
    const page = await destinationPage(query, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  create: async ({ body }, context) => {
    await checkPlace(body, context);
    const searchText = await searchTextOf(body, context);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body, searchText }, context);
    context.published.forget(context.transaction);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  read: async ({ params }, context) => ok(entity.present(await findSeen(entity, params.id, context), context.actor)),
  update: async ({ params, body }, context) => {
    const row = await findToChange(entity, params.id, context, body.version);
    const { name, locationId, countryCodes, served, popularity, alternateNames, status } = body;
    const sent = Object.entries({ name, locationId, countryCodes, served, popularity, alternateNames, status });
    const values: Partial<Input> = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
    const next = { ...row, ...values };
    await checkPlace(next, context);
    const searchText = await searchTextOf(next, context);
    const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    const saved = await saveChange(entity, row, { values: { ...values, searchText }, kind, note: body.changeNote }, context);
    context.published.forget(context.transaction);
    return ok(entity.present(saved, context.actor));
  },
};

type Input = BodyOf<typeof contract.destinations.create>;
type Query = Parameters<(typeof destinationHandlers)['list']>[0]['query'];

/** Whether a visitor asks for nothing but a page, or for one that fits typed letters. */
function isForAll(query: Query, { actor }: CallContext): boolean {
  return !isStaff(actor) && !narrowing(query).some((name) => name !== 'q') && query.q !== '';
}

/** What is asked beside the page. */
function narrowing(query: Query): string[] {
  return Object.keys(query).filter((name) => query[name] !== undefined && !plainList.includes(name));
}

/** Typed letters are ranked; everything else is an ordinary list. */
async function destinationPage(query: Query, context: CallContext) {
  const { params, q, offset, limit, sort } = query;
  if (q && narrowing(query).length === 1) return suggestDestinations({ q, params, offset, limit }, context);
  return listPage(entity, { ...query, sort: sort ?? '-served,-popularity,name' }, context, params === 'served' ? { served: true } : {});
}

async function checkPlace({ locationId, countryCodes }: Pick<Input, 'locationId' | 'countryCodes'>, context: CallContext): Promise<void> {
  const unknown = countryCodes.findIndex((code) => !countryOf(code));
  if (unknown >= 0) throw fieldFailure(`/countryCodes/${unknown}`, 'notAllowed', 'There is no country with this code');
  const text = 'SELECT id FROM locations WHERE id = $1';
  const found = await preparedQuery(context.sequelize, 'destination.location', text, [locationId], context.transaction);
  if (found.length === 0) throw fieldFailure('/locationId', 'unknown', 'There is no location with this id');
}

/** What typed letters are looked for in. The database makes it, so that it forgives just what the index does. */
async function searchTextOf({ name, alternateNames }: Pick<Input, 'name' | 'alternateNames'>, context: CallContext): Promise<string> {
  const joined = [name, ...alternateNames].join('|');
  const text = 'SELECT plain_text($1) AS plain';
  const [row] = await preparedQuery<{ plain: string }>(context.sequelize, 'destination.plain', text, [joined], context.transaction);
  return row?.plain ?? joined;
}
