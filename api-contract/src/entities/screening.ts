import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { admins, careTeam, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import {
  criterionWritable,
  ScreeningAnswer,
  ScreeningCriterion,
  ScreeningResult,
  screeningMethods,
  screeningSubjectTypes,
} from './screening.schemas.ts';
import { references } from '../references.ts';

const CriterionInput = z.strictObject({
  ...criterionWritable,
  helpText: criterionWritable.helpText.default(null),
  choices: criterionWritable.choices.default([]),
  hardFail: criterionWritable.hardFail.default(false),
  weight: criterionWritable.weight.default(10),
  active: criterionWritable.active.default(true),
  sortOrder: criterionWritable.sortOrder.default(1000),
});
const CriterionChange = field.changeOf(
  criterionWritable,
  Object.keys(ScreeningCriterion.shape).filter((key) => !(key in criterionWritable) && key !== 'version'),
);
const ResultInput = z.strictObject({
  criterionId: field.Id,
  subjectType: z.enum(screeningSubjectTypes),
  subjectId: field.Id.describe('UUID of the trip request or partner'),
  answer: ScreeningAnswer,
  method: z.enum(screeningMethods).exclude(['AUTO']),
  note: field.paragraphs(2000).nullable().default(null),
});

export const screeningCriteria = {
  list: get('/v3/screening_criteria', 'List screening criteria', {
    access: staff,
    query: field.pageQuery().catchall(z.string().max(500)),
    expand: references.screeningCriterion,
    reply: field.pageOf(ScreeningCriterion),
  }),
  create: post('/v3/screening_criteria', 'Create a screening criterion', {
    access: admins,
    body: CriterionInput,
    reply: ScreeningCriterion,
    example: {
      key: 'travelInsuranceTaken',
      question: 'Is the party insured for the trip?',
      subjectType: 'TRIP_REQUEST',
      stage: 'BEFORE_INTRODUCTION',
      answerType: 'YES_NO',
      passWhen: { equals: true, otherwise: 'WARN' },
    },
  }),
  read: get('/v3/screening_criteria/{id}', 'Read a screening criterion', {
    access: staff,
    expand: references.screeningCriterion,
    reply: ScreeningCriterion,
  }),
  update: put('/v3/screening_criteria/{id}', 'Update a screening criterion', {
    access: admins,
    body: CriterionChange,
    reply: ScreeningCriterion,
    description: 'subjectType and answerType cannot change; deactivate the criterion with active: false and create another.',
  }),
  versions: get('/v3/screening_criteria/{id}/versions', 'List the versions of a screening criterion', {
    access: staff,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/screening_criteria/{id}/versions/{v}', 'Read a version of a screening criterion', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  demand: post('/v3/screening_criteria/{id}/{secondId}', 'Require a screening criterion for a partner', {
    access: careTeam,
    reply: ScreeningCriterion,
    description: 'secondId is the id of the partner. Requests that do not pass the criterion are not proposed to it.',
  }),
  undemand: del('/v3/screening_criteria/{id}/{secondId}', 'Stop requiring a screening criterion for a partner', { access: careTeam }),
};

export const screeningResults = {
  create: post('/v3/screening_results', 'Record a screening result', {
    access: careTeam,
    body: ResultInput,
    reply: ScreeningResult,
    example: {
      criterionId: '0197a000-0000-7000-8000-000000000005',
      subjectType: 'TRIP_REQUEST',
      subjectId: '018f0000-0000-7000-8000-000000000000',
      answer: true,
      method: 'CALL',
      note: 'Spoke to Dana on Tuesday; evenings suit her best.',
    },
    description:
      'The newest result of a criterion counts. When the last open criterion of stage BEFORE_MATCH passes, a request in SCREENING becomes QUALIFIED.',
  }),
  list: get('/v3/screening_results', 'List screening results', {
    access: ['agent', ...staff],
    query: field.pageQuery().catchall(z.string().max(500)),
    expand: references.screeningResult,
    reply: field.pageOf(ScreeningResult),
  }),
  read: get('/v3/screening_results/{id}', 'Read a screening result', {
    access: ['agent', ...staff],
    expand: references.screeningResult,
    reply: ScreeningResult,
  }),
  remove: del('/v3/screening_results/{id}', 'Delete a screening result', { access: careTeam }),
  versions: get('/v3/screening_results/{id}/versions', 'List the versions of a screening result', {
    access: staff,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/screening_results/{id}/versions/{v}', 'Read a version of a screening result', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  removeVersion: del('/v3/screening_results/{id}/versions/{v}', 'Delete an earlier version of a screening result', {
    access: careTeam,
    description: 'The newest version is the result itself and cannot be deleted.',
  }),
};
