import { get } from '../call.ts';
import { admins, careTeam, type Caller } from '../roles.ts';
import {
  contentGroupings,
  ContentReportRow,
  conversionGroupings,
  ConversionReportRow,
  receivablesGroupings,
  ReceivablesReportRow,
  reportOf,
  reportQuery,
  slaGroupings,
  SlaReportRow,
  workloadGroupings,
  WorkloadReportRow,
} from './reports.schemas.ts';

const files = ['text/csv'];
const funnelReaders: readonly Caller[] = [...careTeam, 'marageti'];
const contentTeam: readonly Caller[] = [...admins, 'editor', 'publisher'];

export const reports = {
  sla: get('/v3/reports/sla', 'Read the report on promises kept', {
    access: careTeam,
    query: reportQuery(slaGroupings),
    reply: reportOf('sla', slaGroupings, SlaReportRow).meta({ id: 'SlaReport' }),
    files,
    description:
      'How the clocks that began in the period ended, by promise. Each clock is recorded when it starts, pauses, is met or runs out; those that ran out stay counted, whenever the promise was kept.',
  }),
  workload: get('/v3/reports/workload', 'Read the report on workload', {
    access: careTeam,
    query: reportQuery(workloadGroupings),
    reply: reportOf('workload', workloadGroupings, WorkloadReportRow).meta({ id: 'WorkloadReport' }),
    files,
    description: 'What came and ended in the period, and what is open now, against what the team can look after.',
  }),
  conversion: get('/v3/reports/conversion', 'Read the report on conversion', {
    access: funnelReaders,
    query: reportQuery(conversionGroupings),
    reply: reportOf('conversion', conversionGroupings, ConversionReportRow).meta({ id: 'ConversionReport' }),
    files,
    description:
      'How far the requests that were submitted in the period have come since, up to the completed trip. How the form was filled in is told by `GET /v3/trip_request_funnel`.',
  }),
  receivables: get('/v3/reports/receivables', 'Read the report on receivables', {
    access: admins,
    query: reportQuery(receivablesGroupings),
    reply: reportOf('receivables', receivablesGroupings, ReceivablesReportRow).meta({ id: 'ReceivablesReport' }),
    files,
    description: 'What partners owe by age, as the ledger has it, to the cent. Their statements say the same of each month.',
  }),
  content: get('/v3/reports/content', 'Read the report on content', {
    access: contentTeam,
    query: reportQuery(contentGroupings),
    reply: reportOf('content', contentGroupings, ContentReportRow).meta({ id: 'ContentReport' }),
    files,
    description: 'What is published, due for review or broken, and which countries travelers ask for have nothing of a type.',
  }),
};
