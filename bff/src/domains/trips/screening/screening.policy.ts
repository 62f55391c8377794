import { Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import type { Policy } from '#src/kernel/entity.ts';
import { partnerAccessSql } from '#src/domains/trips/tripMatches/partnerAccessSql.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import type { ScreeningCriterionRow } from './screeningCriterion.model.ts';
import type { ScreeningResultRow } from './screeningResult.model.ts';

/** Staff read criteria, administrators write them. */
export const screeningCriterionPolicy: Policy<ScreeningCriterionRow> = {
  visibleTo: (actor) => (isStaff(actor) ? {} : null),
  canChange: (actor) => is(actor, 'admin'),
};

/** Staff read results, care writes them; agents see the outcomes of requests proposed to them and of their own company. */
export const screeningResultPolicy: Policy<ScreeningResultRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor)) return {};
    const partnerId = is(actor, 'agent') ? actor.person?.partnerId : null;
    if (!partnerId) return null;
    const matched = sqlCondition(
      `(SELECT m.trip_request_id FROM trip_matches m WHERE m.partner_id = :partnerId AND ${partnerAccessSql('m')})`,
      {
        partnerId,
      },
    );
    return {
      [Op.or]: [
        { subjectType: 'PARTNER', subjectId: partnerId },
        { subjectType: 'TRIP_REQUEST', subjectId: { [Op.in]: matched } },
      ],
    };
  },
  canChange: (actor) => is(actor, 'admin', 'care'),
};
