import { insertModels } from '#src/db/bulkInsert.ts';
import { screeningResultEntity } from '#src/domains/trips/screening/screeningResult.entity.ts';
import { ScreeningResultModel, type ScreeningResultRow } from '#src/domains/trips/screening/screeningResult.model.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { type Random, createRandom } from './random.ts';
import { type Criterion, selectCriteria, selectScreenedSubjects, type ScreenedSubject } from './screening.sql.ts';
import type { SeedContext } from './seedContext.ts';

const RESULTS = 700;

type ScreeningAnswer = Pick<ScreeningResultRow, 'answer' | 'outcome' | 'note'>;

/** What was asked of partners when they came, and of requests before they were matched. */
export async function seedScreening(careUserId: string, context: SeedContext): Promise<void> {
  const random = createRandom(409);
  const subjects = await context.db.run(selectScreenedSubjects, {});
  const criteria = await context.db.run(selectCriteria, {});
  const results = subjects
    .flatMap((subject) => selectCriteriaFor(subject, criteria).map((criterion) => ({ subject, criterion })))
    .slice(0, RESULTS)
    .map(({ subject, criterion }, index) => buildResult(subject, criterion, index, careUserId, random));
  await insertModels(context.db, ScreeningResultModel, results);
  await insertFirstVersions(context.db, screeningResultEntity, results);
}

/** Of a request that is still looked at, the call is yet to be made. */
function selectCriteriaFor({ subject_type: type, status }: ScreenedSubject, criteria: readonly Criterion[]): Criterion[] {
  const asked = criteria.filter((criterion) => criterion.subject_type === type);
  if (type === 'PARTNER') return status === 'VETTING' ? asked.slice(0, 5) : asked;
  return status === 'SCREENING' || status === 'NEEDS_INFO' ? asked.filter(({ answer_type: kind }) => kind === 'AUTO') : asked;
}

function buildResult(
  subject: ScreenedSubject,
  criterion: Criterion,
  index: number,
  careUserId: string,
  random: Random,
): ScreeningResultRow {
  const isAuto = criterion.answer_type === 'AUTO';
  const userId = isAuto ? null : careUserId;
  return {
    id: demoId('screeningResult', index),
    version: 1,
    createdAt: subject.at,
    updatedAt: subject.at,
    createdById: userId,
    updatedById: userId,
    criterionId: criterion.id,
    criterionKey: criterion.key,
    criterionVersion: 1,
    isNewest: true,
    subjectType: subject.subject_type,
    subjectId: subject.id,
    ...pickAnswer(criterion, random),
    method: isAuto ? 'AUTO' : random.pick(['CALL', 'CALL', 'EMAIL', 'FORM']),
    answeredById: userId,
    answeredAt: subject.at,
  };
}

function pickAnswer({ key, answer_type: kind, hard_fail: isHard }: Criterion, random: Random): ScreeningAnswer {
  if (kind === 'AUTO') return { answer: true, outcome: !isHard && random.chance(8) ? 'WARN' : 'PASS', note: null };
  if (kind === 'NUMBER') return numbers[key]?.(random) ?? { answer: 1, outcome: 'PASS', note: null };
  if (kind === 'CHOICE') return random.pick(choices[key] ?? [{ answer: null, outcome: 'NA', note: null }]);
  if (kind === 'TEXT') return { answer: random.pick(texts[key] ?? ['none']), outcome: 'PASS', note: null };
  const isYes = isHard || key === 'contactReachable' || random.chance(88);
  return { answer: isYes, outcome: isYes ? 'PASS' : key === 'decisionMaker' || key === 'flexibleOnDates' ? 'WARN' : 'FAIL', note: null };
}

const numbers: Record<string, (random: Random) => ScreeningAnswer> = {
  workingWithOthers: (random) => {
    const answer = random.pick([0, 0, 0, 1, 1, 2, 3, 4]);
    return {
      answer,
      outcome: answer <= 1 ? 'PASS' : answer <= 3 ? 'WARN' : 'FAIL',
      note: answer > 1 ? 'Said so when asked, quite openly.' : null,
    };
  },
  threeReferences: (random) => {
    const answer = random.pick([3, 3, 4, 5, 2]);
    return { answer, outcome: answer >= 3 ? 'PASS' : 'WARN', note: null };
  },
  responseTest: (random) => {
    const answer = random.integer(1, 20);
    return { answer, outcome: answer <= 12 ? 'PASS' : 'WARN', note: null };
  },
};

const choices: Record<string, ScreeningAnswer[]> = {
  flightsBooked: [
    { answer: 'NOT_YET', outcome: 'PASS', note: null },
    { answer: 'NOT_YET', outcome: 'PASS', note: null },
    { answer: 'ALL', outcome: 'PASS', note: 'Miles, bought in spring; they cannot be moved.' },
    { answer: 'SOME', outcome: 'WARN', note: 'Out is booked, the way home is open.' },
  ],
  sampleItinerary: [
    { answer: 'EXCELLENT', outcome: 'PASS', note: 'Reads like a walk with a friend.' },
    { answer: 'GOOD', outcome: 'PASS', note: null },
    { answer: 'FAIR', outcome: 'WARN', note: 'Too many transfers in the first three days.' },
  ],
};

const texts: Record<string, string[]> = {
  specialNeedsKnown: [
    'none',
    'none',
    'One of us is vegetarian.',
    'No stairs to the bedroom, please.',
    'A shellfish allergy, and a pen for it in the bag.',
  ],
  sustainabilityPolicy: [
    'Published; three lodges give a share of every night to the conservancy.',
    'One page on water, one on guides from the valley itself.',
    'Trains before planes wherever it costs less than half a day.',
  ],
};
