import { statement } from '#src/db/statement.ts';

export const fillSlaEvents = statement('seed.slaEvents', {}, null, 'SELECT fill_sla_events(), fill_due_times()');
