import { type BodyOf, contract } from '@farwend/api-contract';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { countryOf } from './countries.ts';
import { countrySettingEntity as entity } from './countrySetting.entity.ts';
import type { CountrySettingRow } from './countrySetting.model.ts';

const list = contract.countrySettings.list.path;

export const countrySettingHandlers: Handlers<typeof contract.countrySettings> = {
  list: async ({ query }, context) => {
    const page = await listPage(entity, query, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  create: async ({ body }, context) => {
    await checkFacts(body, context);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  read: async ({ params }, context) => ok(entity.present(await findSeen(entity, params.id, context), context.actor)),
  update: async ({ params, body }, context) => {
    const row = await findToChange(entity, params.id, context, body.version);
    const values = writable(body);
    await checkFacts({ ...row, ...values }, context);
    const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: body.changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    const references = await preparedQuery<{ type: string; id: string; title: string }>(
      context.sequelize,
      'countrySetting.references',
      selectReferences,
      [row.countryCode],
      context.transaction,
    );
    if (references.length > 0) {
      throw new Failure('reference.inUse', { message: `${row.name} is still used by destinations or trip requests.`, references });
    }
    await entity.model(context).destroy({ where: { id: row.id }, transaction: context.transaction });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return nothing();
  },
};

const selectReferences = `
  (SELECT 'destination' AS type, id, name AS title FROM destinations WHERE $1 = ANY (country_codes) ORDER BY name LIMIT 10)
  UNION ALL
  (SELECT 'tripRequest', id, reference FROM trip_requests WHERE country_codes @> ARRAY[$1] ORDER BY created_at DESC LIMIT 10)`;

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

/** The writable fields that were sent. */
function writable(body: BodyOf<typeof contract.countrySettings.update>): Partial<CountrySettingRow> {
  return Object.fromEntries(writableNames.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]));
}

async function checkFacts(facts: Input, context: CallContext): Promise<void> {
  const { countryCode, typicalNightLowUSD: low, typicalNightHighUSD: high, careTeamMemberIds } = facts;
  if (!countryOf(countryCode)) throw fieldFailure('/countryCode', 'notAllowed', 'There is no country with this code');
  if (low !== null && high !== null && low > high) throw fieldFailure('/typicalNightHighUSD', 'tooSmall', `Must be ${low} or more`);
  const text = 'SELECT i AS id FROM unnest($1::uuid[]) i WHERE NOT EXISTS (SELECT FROM team_members m WHERE m.id = i) LIMIT 1';
  const [stranger] = await preparedQuery<{ id: string }>(
    context.sequelize,
    'countrySetting.team',
    text,
    [careTeamMemberIds],
    context.transaction,
  );
  if (!stranger) return;
  throw fieldFailure(`/careTeamMemberIds/${careTeamMemberIds.indexOf(stranger.id)}`, 'unknown', 'There is no team member with this id');
}
