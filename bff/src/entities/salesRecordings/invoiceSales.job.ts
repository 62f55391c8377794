import { preparedQuery } from '#src/database/prepared.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import type { Services } from '#src/services.ts';
import { moveSale } from './moveSale.ts';

/** Invoices the confirmed sales whose travel has begun, each in a transaction of its own; a second run finds them invoiced. */
export function invoiceSales(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    const due = await preparedQuery<{ id: string }>(services.sequelize, 'sales.toInvoice', selectDue, [], null);
    for (const sale of due) {
      await asSystem(services, id, async (context) => {
        const [still] = await preparedQuery(context.sequelize, 'sale.stillDue', lockDue, [sale.id], context.transaction);
        if (still) await moveSale(sale.id, { status: 'INVOICED' }, context);
      });
    }
  };
}

const selectDue = `SELECT id FROM sales_recordings WHERE status = 'CONFIRMED' AND travel_start <= current_date ORDER BY travel_start, id LIMIT 500`;
const lockDue = `SELECT id FROM sales_recordings WHERE id = $1 AND status = 'CONFIRMED' AND travel_start <= current_date FOR UPDATE`;
