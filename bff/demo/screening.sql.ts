import { screeningAnswerTypes, screeningSubjectTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const ScreenedSubject = z.object({
  id: z.uuid(),
  subject_type: z.enum(screeningSubjectTypes),
  status: z.string(),
  at: z.date(),
});
export type ScreenedSubject = z.output<typeof ScreenedSubject>;

export const selectScreenedSubjects = statement(
  'seed.screenedSubjects',
  {},
  ScreenedSubject,
  `
  SELECT id, 'PARTNER' AS subject_type, status, created_at + interval '2 days' AS at FROM partners WHERE status <> 'APPLIED'
  UNION ALL
  SELECT id, 'TRIP_REQUEST', status, created_at + interval '6 hours' FROM trip_requests
  WHERE status NOT IN ('DRAFT', 'PENDING', 'REJECTED', 'DUPLICATE', 'EXPIRED')
  ORDER BY subject_type, at, id`,
);

/** A criterion as the migrations insert it. */
const Criterion = z.object({
  id: z.uuid(),
  key: z.string(),
  subject_type: z.enum(screeningSubjectTypes),
  answer_type: z.enum(screeningAnswerTypes),
  hard_fail: z.boolean(),
});
export type Criterion = z.output<typeof Criterion>;

export const selectCriteria = statement(
  'seed.criteria',
  {},
  Criterion,
  'SELECT id, key, subject_type, answer_type, hard_fail FROM screening_criteria ORDER BY sort_order, id',
);
