import { z } from 'zod';
import * as field from '../schemas.ts';

export const screeningSubjectTypes = ['TRIP_REQUEST', 'PARTNER'] as const;
export type ScreeningSubjectType = (typeof screeningSubjectTypes)[number];
export const screeningStages = ['BEFORE_MATCH', 'BEFORE_INTRODUCTION', 'PARTNER_VETTING'] as const;
export type ScreeningStage = (typeof screeningStages)[number];
export const screeningAnswerTypes = ['YES_NO', 'CHOICE', 'NUMBER', 'TEXT', 'AUTO'] as const;
export type ScreeningAnswerType = (typeof screeningAnswerTypes)[number];
export const screeningOutcomes = ['PASS', 'WARN', 'FAIL', 'NA'] as const;
export type ScreeningOutcome = (typeof screeningOutcomes)[number];
export const screeningMethods = ['CALL', 'EMAIL', 'FORM', 'AUTO'] as const;
export type ScreeningMethod = (typeof screeningMethods)[number];
/** Rules that the server evaluates for a trip request. */
export const screeningRules = ['budgetRealistic', 'datesFeasible', 'destinationServed', 'notSpam'] as const;
export type ScreeningRule = (typeof screeningRules)[number];

const otherwise = z.enum(['WARN', 'FAIL']).optional().describe('Outcome of all other answers; default FAIL, and always FAIL with hardFail');
const numberBound = (what: string) => z.number().min(-1e9).max(1e9).optional().describe(what);

/** The condition under which an answer passes, by its type. */
export const PassWhen = z.union([
  z.strictObject({ equals: z.boolean().describe('YES_NO: the answer that passes'), otherwise }),
  z.strictObject({
    in: z.array(field.line(60, 1)).min(1).max(30).describe('CHOICE: the choices that pass'),
    warnIn: z.array(field.line(60, 1)).max(30).optional().describe('Choices that pass with a warning'),
    otherwise,
  }),
  z.strictObject({ filled: z.literal(true).describe('TEXT: any text passes'), otherwise }),
  z.strictObject({ rule: z.enum(screeningRules).describe('AUTO: the rule to evaluate') }),
  z
    .strictObject({
      min: numberBound('NUMBER: least that passes'),
      max: numberBound('NUMBER: most that passes'),
      warnMin: numberBound('Least that passes with a warning'),
      warnMax: numberBound('Most that passes with a warning'),
      otherwise,
    })
    .refine(({ min, max }) => min !== undefined || max !== undefined, 'Give min or max'),
]);
export type PassWhen = z.output<typeof PassWhen>;

/** An answer by a person or a rule; null means not applicable. */
export const ScreeningAnswer = z
  .union([z.boolean(), z.number().min(-1e12).max(1e12), field.paragraphs(2000)])
  .nullable()
  .describe('true or false, a choice, a number or a text, according to the criterion; null for not applicable');
export type ScreeningAnswer = z.output<typeof ScreeningAnswer>;

export const criterionWritable = {
  key: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]{2,59}$/, 'Use letters and digits, the first a small letter, like contactReachable')
    .describe('Unique key'),
  question: field.line(200, 3),
  helpText: field.paragraphs(500).nullable(),
  subjectType: z.enum(screeningSubjectTypes),
  stage: z.enum(screeningStages).describe('PARTNER_VETTING for partners, the others for trip requests'),
  answerType: z.enum(screeningAnswerTypes),
  choices: z.array(field.line(60, 1)).max(30).describe('Choices of a CHOICE criterion'),
  passWhen: PassWhen.describe('Condition under which an answer passes, matching answerType'),
  hardFail: z.boolean().describe('Whether a failure blocks automatic transitions'),
  weight: z.int().min(0).max(100),
  active: z.boolean(),
  sortOrder: field.Int,
};

export const ScreeningCriterion = z
  .object({
    id: field.Id,
    key: z.string(),
    question: z.string(),
    helpText: z.string().nullable(),
    subjectType: z.enum(screeningSubjectTypes),
    stage: z.enum(screeningStages),
    answerType: z.enum(screeningAnswerTypes),
    choices: z.array(z.string()),
    passWhen: PassWhen,
    hardFail: z.boolean(),
    weight: z.int(),
    active: z.boolean(),
    sortOrder: z.int(),
    requiredByPartnerIds: z.array(field.Id).describe('UUIDs of partners that require it before a request is proposed to them'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'ScreeningCriterion' });

export const ScreeningResult = z
  .object({
    id: field.Id,
    criterionId: field.Id,
    criterionKey: z.string(),
    subjectType: z.enum(screeningSubjectTypes),
    subjectId: field.Id,
    outcome: z.enum(screeningOutcomes),
    answeredAt: field.Timestamp.describe('When it was answered; the newest result of a criterion counts'),
    isNewest: z.boolean().describe('Whether it is the newest result of its criterion'),
    criterionVersion: z.int().optional().describe('Staff only'),
    answer: ScreeningAnswer.optional().describe('Staff only'),
    method: z.enum(screeningMethods).optional().describe('Staff only'),
    note: z.string().nullable().optional().describe('Staff only'),
    answeredById: field.Id.nullable().optional().describe('UUID of the user, staff only; null for rules'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'ScreeningResult' });
