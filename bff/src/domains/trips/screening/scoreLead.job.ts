import { findVisible, saveChange } from '#src/records/records.ts';
import { moveTripRequestAsSystem } from '#src/domains/trips/tripRequests/moveTripRequestAsSystem.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import type { ScoreRow, TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { scoreLeadJob } from '#src/domains/trips/trips.jobs.ts';
import { MIN_SCREENING_SCORE, computeLeadScore } from './leadScore.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { answerByRules } from './answerByRules.ts';
import { qualifyWhenScreened } from './qualifyWhenScreened.ts';
import { loadTripFacts } from './loadTripFacts.ts';

/**
 * Scores a submitted request and answers its automatic criteria. If the score suffices and nothing speaks against it, assigns the request
 * to care and moves it to screening. Idempotent.
 */
export function scoreLead(services: Services) {
  return async ({ tripRequestId }: JobData<typeof scoreLeadJob>, { id }: { id: string }): Promise<void> => {
    await runAsSystem(services, id, async (context) => {
      const row = await findVisible(tripRequestEntity, tripRequestId, context);
      if (row.status !== 'PENDING') return; // moved or withdrawn in the meantime
      const facts = await loadTripFacts(row, context);
      const score = computeLeadScore(facts);
      const scoredRow = await saveScore(row, { value: score.value, reasons: score.reasons }, context);
      const { hardFailed } = await answerByRules(row.id, facts, context);
      if (score.value < MIN_SCREENING_SCORE || row.riskFlags.length > 0 || hardFailed || !row.confirmed) return;
      await startScreening(scoredRow, score.value, context);
    });
  };
}

async function saveScore(
  row: TripRequestRow,
  { value, reasons }: Pick<ScoreRow, 'value' | 'reasons'>,
  context: CallContext,
): Promise<TripRequestRow> {
  const previous = row.scores.find(({ type }) => type === 'LEAD_QUALITY');
  if (previous?.source === 'MANUAL') return row; // a manual score takes precedence
  if (previous?.value === value && previous.reasons.join() === reasons.join()) return row;
  const score: ScoreRow = { type: 'LEAD_QUALITY', value, source: 'RULES', reasons, at: new Date().toISOString(), byId: null };
  const scores = [...row.scores.filter(({ type }) => type !== 'LEAD_QUALITY'), score];
  return saveChange(tripRequestEntity, row, { values: { scores }, action: 'SCORE' }, context);
}

async function startScreening(row: TripRequestRow, value: number, context: CallContext): Promise<void> {
  await moveTripRequestAsSystem(row.id, { status: 'SCREENING', note: `Lead score ${value}, no risk flag` }, context);
  await qualifyWhenScreened(row.id, context);
}
