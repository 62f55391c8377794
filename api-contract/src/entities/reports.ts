import { get } from '../call.ts';
import { careTeam } from '../roles.ts';
import { reportOf, reportQuery, slaGroupings, SlaReportRow } from './reports.schemas.ts';

const files = ['text/csv'];

export const reports = {
  sla: get('/v3/reports/sla', 'Read the report on promises kept', {
    access: careTeam,
    query: reportQuery(slaGroupings),
    reply: reportOf('sla', slaGroupings, SlaReportRow).meta({ id: 'SlaReport' }),
    files,
    description:
      'How the clocks that began in the period ended, by promise. Each clock is recorded when it starts, pauses, is met or runs out; those that ran out stay counted, whenever the promise was kept.',
  }),
};
