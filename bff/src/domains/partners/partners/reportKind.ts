import type { contract, ReplyOf } from '@farwend/api-contract';
import { z } from 'zod';
import type { Statement } from '#src/kernel/db.ts';

export type Figures = ReplyOf<typeof contract.partners.report>['totals'];

export const rowsParams = { partnerId: z.uuid(), from: z.iso.date(), to: z.iso.date() };
export const totalsParams = { partnerIds: z.array(z.uuid()).readonly(), from: z.iso.date(), to: z.iso.date() };

interface Days {
  from: string;
  to: string;
}

export interface ReportKind {
  title: string;
  description: string;
  /** The default period starts today instead of ending today. */
  looksAhead?: true;
  /** The rows of one partner. */
  rows: Statement<Days & { partnerId: string }, Figures>;
  /** One row for each partner with data. */
  totals: Statement<Days & { partnerIds: readonly string[] }, Figures & { partner_id: string }>;
}
