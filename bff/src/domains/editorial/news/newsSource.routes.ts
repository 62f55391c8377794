import { contract } from '@farwend/api-contract';
import { historyByVersion } from '#src/records/historyByVersion.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { syncStateOf } from '#src/records/syncState.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { resolveChosenImage } from '#src/publishing/pictures/resolveImages.ts';
import { parseFragment } from '#src/records/parseFragment.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { hasOneTypo } from '#src/records/hasOneTypo.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { newsSourceEntity as entity } from './newsSource.entity.ts';
import { selectNewsSourceUses, deleteNewsSource, selectNewsSourceNames, selectNewsSourcesByName } from './newsSource.sql.ts';

const list = contract.newsSources.list.path;
const { list: listSources, read } = recordCalls(entity);

export const newsSourceHandlers: Handlers<typeof contract.newsSources> = {
  list: listSources,
  read,
  create: async ({ body }, context) => {
    checkCountry(body.countryCode);
    await checkNameIsFree(body.name, null, context);
    const logo = await resolveChosenImage(body.logo, '/logo', context);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body, logo }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  update: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context, body.version);
    const { name, homepage, countryCode, changeNote, restoredFrom } = body;
    checkCountry(countryCode ?? null);
    if (name !== undefined && name !== row.name) await checkNameIsFree(name, row.id, context);
    const values = pickChangedValues(row, { name, homepage, countryCode, logo: await resolveChosenImage(body.logo, '/logo', context) });
    const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    const references = await context.db.run(selectNewsSourceUses, { id: row.id });
    if (references.length > 0)
      throw new Failure('reference.inUse', { message: `${row.name} still has snippets. Delete or move them first.`, references });
    await context.db.run(deleteNewsSource, { id: row.id });
    await recordAudit('DELETE', 'newsSource', row.id, { name: row.name }, context);
    return noContent();
  },
  ...historyByVersion(entity),
  sync: async ({ params }, context) => ok(syncStateOf(await findVisible(entity, params.id, context))),
  names: async (_, context) => ok((await loadSourceNames(context)).slice(0, 20)),
  namesLike: async ({ params }, context) => {
    const term = parseFragment(params.fragment);
    const names = await loadSourceNames(context);
    const containing = names.filter(({ name }) => toPlainText(name).includes(term));
    const matches = containing.length > 0 || term.length < 5 ? containing : names.filter(({ name }) => hasOneTypo(term, toPlainText(name)));
    const rank = ({ name }: { name: string }) => (toPlainText(name).startsWith(term) ? 0 : toPlainText(name).includes(` ${term}`) ? 1 : 2);
    return ok(matches.toSorted((a, b) => rank(a) - rank(b)).slice(0, 20));
  },
};

/** All news sources by name; there are only dozens of them. */
function loadSourceNames({ db }: CallContext): Promise<{ id: string; name: string }[]> {
  return db.run(selectNewsSourceNames, {});
}

async function checkNameIsFree(name: string, id: string | null, { db }: CallContext): Promise<void> {
  const others = await db.run(selectNewsSourcesByName, { name, id });
  if (others.length > 0) throw fieldFailure('/name', 'unique', `There is already a news source called ${name}.`, 'unique.conflict');
}

function checkCountry(code: string | null): void {
  if (code !== null && !findCountry(code)) throw fieldFailure('/countryCode', 'notAllowed', 'There is no country with this code');
}
