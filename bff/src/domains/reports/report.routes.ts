import { type contract, SlaReportRow } from '@farwend/api-contract';
import type { Handlers } from '#src/kernel/handler.ts';
import { answerReport } from './answerReport.ts';
import { slaReport } from './slaReport.sql.ts';

export const reportHandlers: Handlers<typeof contract.reports> = {
  sla: ({ query }, context) => answerReport({ type: 'sla', row: SlaReportRow, statements: slaReport }, query, context),
};
