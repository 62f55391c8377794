import type { contract } from '@farwend/api-contract';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { buildStatementCsv } from './buildStatementCsv.ts';
import { buildStatementPdf } from './buildStatementPdf.ts';
import { loadPartnerStatement } from './loadPartnerStatement.ts';
import { loadStatementParties } from './loadStatementParties.ts';

export const partnerStatementHandlers: Handlers<typeof contract.partnerStatements> = {
  read: async ({ params, query: { format } }, context) => {
    const statement = await loadPartnerStatement(params.id, params.month, context);
    const name = `statement-${statement.month}.${format}`;
    if (format === 'csv') return { file: { name, contentType: 'text/csv; charset=utf-8', content: buildStatementCsv(statement) } };
    if (format === 'json') return ok(statement);
    const parties = await loadStatementParties(statement.partnerId, context);
    return { file: { name, contentType: 'application/pdf', content: await buildStatementPdf(statement, parties) } };
  },
};
