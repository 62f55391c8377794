import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import type { Services } from '#src/services.ts';
import { movePartner } from './movePartner.ts';

/** What days bring for partners: a pause ends, an insurance runs out, and its end is told 30 and 7 days before. Harmless when run twice. */
export function partnerClocks(services: Services) {
  return async (_data: object, { id: jobId }: { id: string }): Promise<void> => {
    const due = await preparedQuery<{ id: string; to: 'ACTIVE' | 'SUSPENDED' }>(services.sequelize, 'partnerClocks.due', selectDue, []);
    for (const { id, to } of due) {
      const body = { status: to, ...(to === 'SUSPENDED' ? { reasonCode: 'INSURANCE_EXPIRED' } : {}) };
      await asSystem(services, jobId, (context) => movePartner(id, body, context));
    }
    await asSystem(services, jobId, tellOfInsurance);
  };
}

const selectDue = `
  SELECT id, 'SUSPENDED' AS to FROM partners
  WHERE status IN ('ACTIVE', 'PAUSED') AND (insurance ->> 'expiresOn')::date < current_date - 14
  UNION ALL
  SELECT id, 'ACTIVE' FROM partners
  WHERE status = 'PAUSED' AND paused_until <= current_date AND coalesce((insurance ->> 'expiresOn')::date >= current_date - 14, true)`;

interface Expiring {
  id: string;
  display_name: string;
  expires_on: string;
  days_left: number;
  email: string;
  given_name: string;
  agent_id: string;
}

async function tellOfInsurance(context: CallContext): Promise<void> {
  const { sequelize, transaction } = context;
  const expiring = await preparedQuery<Expiring>(sequelize, 'partnerClocks.expiring', selectExpiring, [], transaction);
  for (const row of expiring) {
    const notice = row.days_left > 7 ? 30 : 7;
    await sendTemplate(
      'partner-insurance-expiring',
      {
        to: row.email,
        personId: row.agent_id,
        related: { type: 'PARTNER', id: row.id },
        data: { givenName: row.given_name, partnerName: row.display_name, daysLeft: row.days_left, expiresOn: row.expires_on },
        singletonKey: `insurance ${row.agent_id} ${row.expires_on} ${String(notice)}`,
      },
      context,
    );
  }
}

const selectExpiring = `
  SELECT p.id, p.display_name, p.insurance ->> 'expiresOn' AS expires_on, (p.insurance ->> 'expiresOn')::date - current_date AS days_left,
    a.email, a.given_name, a.id AS agent_id
  FROM partners p JOIN agents a ON a.partner_id = p.id AND a.is_lead JOIN users u ON u.id = a.user_id AND u.status = 'ENABLED'
  WHERE p.status IN ('ONBOARDING', 'ACTIVE', 'PAUSED') AND (p.insurance ->> 'expiresOn')::date BETWEEN current_date AND current_date + 30`;
