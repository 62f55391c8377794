import { type BodyOf, contract } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { findCountry } from './countries.ts';
import { countrySettingEntity as entity } from './countrySetting.entity.ts';
import type { CountrySettingRow } from './countrySetting.model.ts';
import { selectReferences } from './countrySetting.sql.ts';

const list = contract.countrySettings.list.path;

export const countrySettingHandlers: Handlers<typeof contract.countrySettings> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  create: async ({ body }, context) => {
    checkFacts(body);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  update: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context, body.version);
    const values = pickWritable(body);
    checkFacts({ ...row, ...values });
    const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: body.changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    const references = await context.db.run(selectReferences, { countryCode: row.countryCode });
    if (references.length > 0) {
      throw new Failure('reference.inUse', { message: `${row.name} is still used by destinations or trip requests.`, references });
    }
    await context.db.delete(entity.model, { id: row.id });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return noContent();
  },
};

type Input = BodyOf<typeof contract.countrySettings.create>;

const writableNames = [
  'countryCode',
  'name',
  'minNights',
  'served',
  'matchCount',
  'minBudgetPerPersonNightUSD',
  'typicalNightLowUSD',
  'typicalNightHighUSD',
  'peakMonths',
  'peakFactorPct',
  'leadTimeDays',
  'careTeamMemberIds',
  'newsletterConsent',
  'note',
] as const;

/** The writable fields that are present. */
function pickWritable(body: BodyOf<typeof contract.countrySettings.update>): Partial<CountrySettingRow> {
  return Object.fromEntries(writableNames.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]));
}

function checkFacts(facts: Input): void {
  const { countryCode, typicalNightLowUSD: low, typicalNightHighUSD: high } = facts;
  if (!findCountry(countryCode)) throw fieldFailure('/countryCode', 'notAllowed', 'There is no country with this code');
  if (low !== null && high !== null && low > high) throw fieldFailure('/typicalNightHighUSD', 'tooSmall', `Must be ${low} or more`);
}
