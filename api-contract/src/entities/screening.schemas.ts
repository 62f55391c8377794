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
/** What the product finds out by itself about a trip request. */
export const screeningRules = ['budgetRealistic', 'datesFeasible', 'destinationServed', 'notSpam'] as const;
export type ScreeningRule = (typeof screeningRules)[number];

const otherwise = z.enum(['WARN', 'FAIL']).optional().describe('Outcome of every other answer; FAIL when absent, and always with hardFail');
const bound = (what: string) => z.number().min(-1e9).max(1e9).optional().describe(what);

/** When an answer passes, by the type of the answer. */
export const PassWhen = z.union([
  z.strictObject({ equals: z.boolean().describe('YES_NO: the answer that passes'), otherwise }),
  z.strictObject({
    in: z.array(field.line(60, 1)).min(1).max(30).describe('CHOICE: choices that pass'),
    warnIn: z.array(field.line(60, 1)).max(30).optional().describe('Choices that pass with a warning'),
    otherwise,
  }),
  z.strictObject({ filled: z.literal(true).describe('TEXT: any text passes'), otherwise }),
  z.strictObject({ rule: z.enum(screeningRules).describe('AUTO: the rule that is computed') }),
  z
    .strictObject({
      min: bound('NUMBER: least that passes'),
      max: bound('NUMBER: most that passes'),
      warnMin: bound('Least that passes with a warning'),
      warnMax: bound('Most that passes with a warning'),
      otherwise,
    })
    .refine(({ min, max }) => min !== undefined || max !== undefined, 'Give min or max'),
]);
export type PassWhen = z.output<typeof PassWhen>;

/** An answer of a person or of a rule; null: not applicable. */
export const ScreeningAnswer = z
  .union([z.boolean(), z.number().min(-1e12).max(1e12), field.paragraphs(2000)])
  .nullable()
  .describe('true or false, a choice, a number or a text, as the criterion asks; null: does not apply');
export type ScreeningAnswer = z.output<typeof ScreeningAnswer>;

export const criterionWritable = {
  key: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]{2,59}$/, 'Use letters and digits, the first a small letter, like contactReachable')
    .describe('Name for programs, unique'),
  question: field.line(200, 3),
  helpText: field.paragraphs(500).nullable(),
  subjectType: z.enum(screeningSubjectTypes),
  stage: z.enum(screeningStages).describe('PARTNER_VETTING for partners, the others for trip requests'),
  answerType: z.enum(screeningAnswerTypes),
  choices: z.array(field.line(60, 1)).max(30).describe('For CHOICE'),
  passWhen: PassWhen.describe('When an answer passes, in the form of its answerType'),
  hardFail: z.boolean().describe('Whether a failure stops everything that happens by itself'),
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
    requiredByPartnerIds: z.array(field.Id).describe('Partners that demand it before a request is proposed to them'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
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
    answeredAt: field.Moment.describe('When it was answered; the newest of a criterion counts'),
    isNewest: z.boolean().describe('Whether it is the one that counts'),
    criterionVersion: z.int().optional().describe('Staff only'),
    answer: ScreeningAnswer.optional().describe('Staff only'),
    method: z.enum(screeningMethods).optional().describe('Staff only'),
    note: z.string().nullable().optional().describe('Staff only'),
    answeredById: field.Id.nullable().optional().describe('Id of the user, staff only; null for what was computed'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'ScreeningResult' });
