import { findSeen, saveChange } from '#src/calls/records.ts';
import { moveTripRequestAsSystem } from '#src/commands/moveTripRequestAsSystem.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import type { ScoreRow, TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import type { JobData } from '#src/jobs/jobs.ts';
import { GOES_ON_FROM, leadScore } from '#src/screening/leadScore.ts';
import type { Services } from '#src/services.ts';
import { answerByRules } from './answerByRules.ts';
import { assigneeFor } from './assigneeFor.ts';
import { qualifyWhenScreened } from './qualifyWhenScreened.ts';
import { tripFactsOf } from './tripFactsOf.ts';

/**
 * Looks at a request that was sent: its lead score, the criteria that can be computed, and when it is good enough and nothing speaks
 * against it, on to screening with somebody of care. A second run finds the same and writes nothing.
 */
export function scoreLead(services: Services) {
  return async ({ tripRequestId }: JobData<'scoreLead'>, { id }: { id: string }): Promise<void> => {
    await asSystem(services, id, async (context) => {
      const row = await findSeen(tripRequestEntity, tripRequestId, context);
      if (row.status !== 'PENDING') return; // somebody was faster, or it was taken back
      const facts = await tripFactsOf(row, context);
      const score = leadScore(facts);
      const scored = await keepScore(row, { value: score.value, reasons: score.reasons }, context);
      const { hardFailed } = await answerByRules(row.id, facts, context);
      if (score.value < GOES_ON_FROM || row.riskFlags.length > 0 || hardFailed || !row.confirmed) return;
      await handToCare(scored, score.value, context);
    });
  };
}

async function keepScore(
  row: TripRequestRow,
  { value, reasons }: Pick<ScoreRow, 'value' | 'reasons'>,
  context: CallContext,
): Promise<TripRequestRow> {
  const before = row.scores.find(({ type }) => type === 'LEAD_QUALITY');
  if (before?.source === 'MANUAL') return row; // somebody of care knows better
  if (before?.value === value && before.reasons.join() === reasons.join()) return row;
  const score: ScoreRow = { type: 'LEAD_QUALITY', value, source: 'RULES', reasons, at: new Date().toISOString(), byId: null };
  const scores = [...row.scores.filter(({ type }) => type !== 'LEAD_QUALITY'), score];
  return saveChange(tripRequestEntity, row, { values: { scores }, action: 'SCORE' }, context);
}

async function handToCare(row: TripRequestRow, value: number, context: CallContext): Promise<void> {
  const assignedToId = row.assignedToId ?? (await assigneeFor(row.countryCodes, context));
  await saveChange(tripRequestEntity, row, { values: { assignedToId } }, context);
  await moveTripRequestAsSystem(row.id, { status: 'SCREENING', note: `Lead score ${value}, no risk flag` }, context);
  await qualifyWhenScreened(row.id, context);
}
