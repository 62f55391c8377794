import { contract } from '@farwend/api-contract';
import { historyByVersion } from '#src/calls/historyByVersion.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { syncOf } from '#src/calls/syncOf.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { chosenImage } from '#src/entities/images/resolveImages.ts';
import { fragmentOf } from '#src/entities/locations/fragment.ts';
import { countryOf } from '#src/entities/places/countries.ts';
import { hasOneTypo } from '#src/entities/places/oneTypo.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { newsSourceEntity as entity } from './newsSource.entity.ts';

const list = contract.newsSources.list.path;
const { list: listSources, read, exists } = recordCalls(entity, list);

export const newsSourceHandlers: Handlers<typeof contract.newsSources> = {
  list: listSources,
  read,
  exists,
  create: async ({ body }, context) => {
    checkCountry(body.countryCode);
    await refuseTaken(body.name, null, context);
    const logo = await chosenImage(body.logo, '/logo', context);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body, logo }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  update: async ({ params, body }, context) => {
    const row = await findToChange(entity, params.id, context, body.version);
    const { name, homepage, countryCode, changeNote, restoredFrom } = body;
    checkCountry(countryCode ?? null);
    if (name !== undefined && name !== row.name) await refuseTaken(name, row.id, context);
    const values = changedValues(row, { name, homepage, countryCode, logo: await chosenImage(body.logo, '/logo', context) });
    const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    const references = await preparedQuery<{ type: string; id: string; title: string }>(
      context.sequelize,
      'newsSource.uses',
      `SELECT 'newsSnippet' AS type, id, headline AS title FROM news_snippets WHERE news_source_id = $1 ORDER BY id LIMIT 20`,
      [row.id],
      context.transaction,
    );
    if (references.length > 0)
      throw new Failure('reference.inUse', { message: `${row.name} still has snippets. Delete or move them first.`, references });
    await preparedQuery(context.sequelize, 'newsSource.delete', 'DELETE FROM news_sources WHERE id = $1', [row.id], context.transaction);
    await recordAudit('DELETE', 'newsSource', row.id, { name: row.name }, context);
    return nothing();
  },
  ...historyByVersion(entity),
  sync: async ({ params }, context) => ok(syncOf(await findSeen(entity, params.id, context))),
  names: async (_, context) => ok((await namesOfSources(context)).slice(0, 20)),
  namesLike: async ({ params }, context) => {
    const wanted = fragmentOf(params.fragment);
    const names = await namesOfSources(context);
    const holding = names.filter(({ name }) => plainText(name).includes(wanted));
    const found = holding.length > 0 || wanted.length < 5 ? holding : names.filter(({ name }) => hasOneTypo(wanted, plainText(name)));
    const rank = ({ name }: { name: string }) => (plainText(name).startsWith(wanted) ? 0 : plainText(name).includes(` ${wanted}`) ? 1 : 2);
    return ok(found.toSorted((a, b) => rank(a) - rank(b)).slice(0, 20));
  },
};

/** All outlets by name; there are dozens, not thousands. */
function namesOfSources({ sequelize }: CallContext): Promise<{ id: string; name: string }[]> {
  return preparedQuery(sequelize, 'newsSource.names', 'SELECT id, name FROM news_sources ORDER BY name, id LIMIT 1000', []);
}

async function refuseTaken(name: string, id: string | null, { sequelize, transaction }: CallContext): Promise<void> {
  const text = 'SELECT id FROM news_sources WHERE name = $1 AND id IS DISTINCT FROM $2';
  const taken = await preparedQuery(sequelize, 'newsSource.taken', text, [name, id], transaction);
  if (taken.length > 0) throw new Failure('unique.conflict', { message: `There is an outlet called ${name} already.` });
}

function checkCountry(code: string | null): void {
  if (code !== null && !countryOf(code)) throw fieldFailure('/countryCode', 'notAllowed', 'There is no country with this code');
}
