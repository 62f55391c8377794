import {
  ContentReportRow,
  type contract,
  ConversionReportRow,
  ReceivablesReportRow,
  SlaReportRow,
  WorkloadReportRow,
} from '@farwend/api-contract';
import type { Handlers } from '#src/kernel/handler.ts';
import { answerReport } from './answerReport.ts';
import { contentReport } from './contentReport.sql.ts';
import { conversionReport } from './conversionReport.sql.ts';
import { receivablesReport } from './receivablesReport.sql.ts';
import { slaReport } from './slaReport.sql.ts';
import { workloadReport } from './workloadReport.sql.ts';

export const reportHandlers: Handlers<typeof contract.reports> = {
  sla: ({ query }, context) => answerReport({ type: 'sla', row: SlaReportRow, statements: slaReport }, query, context),
  workload: ({ query }, context) => answerReport({ type: 'workload', row: WorkloadReportRow, statements: workloadReport }, query, context),
  conversion: ({ query }, context) =>
    answerReport({ type: 'conversion', row: ConversionReportRow, statements: conversionReport }, query, context),
  receivables: ({ query }, context) =>
    answerReport({ type: 'receivables', row: ReceivablesReportRow, statements: receivablesReport }, query, context),
  content: ({ query }, context) => answerReport({ type: 'content', row: ContentReportRow, statements: contentReport }, query, context),
};
