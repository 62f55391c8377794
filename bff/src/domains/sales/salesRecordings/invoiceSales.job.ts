import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { Services } from '#src/kernel/context.ts';
import { moveSale } from './moveSale.ts';
import { selectDueSales, lockDueSale } from './invoiceSales.sql.ts';

/** Invoices confirmed sales once their travel has started, each in its own transaction. Idempotent. */
export function invoiceSales(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    const due = await services.db.run(selectDueSales, {});
    for (const sale of due) {
      await runAsSystem(services, id, async (context) => {
        if (await context.db.first(lockDueSale, { saleId: sale.id })) await moveSale(sale.id, { status: 'INVOICED' }, context);
      });
    }
  };
}
