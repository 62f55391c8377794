import { literal, Op } from 'sequelize';
import type { Policy } from '#src/calls/entity.ts';
import { openMatchSql } from '#src/entities/tripMatches/matchAccess.ts';
import { is, isStaff } from '#src/http/actor.ts';
import type { ScreeningCriterionRow } from './screeningCriterion.model.ts';
import type { ScreeningResultRow } from './screeningResult.model.ts';

/** Staff read criteria, administrators write them. */
export const screeningCriterionPolicy: Policy<ScreeningCriterionRow> = {
  sees: (actor) => (isStaff(actor) ? {} : null),
  changes: (actor) => is(actor, 'admin'),
};

/** Staff read results, care writes them; agents see how the requests proposed to them and their own company came out. */
export const screeningResultPolicy: Policy<ScreeningResultRow> = {
  sees: (actor) => {
    if (isStaff(actor)) return {};
    const partnerId = is(actor, 'agent') ? actor.person?.partnerId : null;
    if (!partnerId) return null;
    const matched = `(SELECT m.trip_request_id FROM trip_matches m WHERE m.partner_id = '${partnerId}' AND ${openMatchSql('m')})`;
    return {
      [Op.or]: [
        { subjectType: 'PARTNER', subjectId: partnerId },
        { subjectType: 'TRIP_REQUEST', subjectId: { [Op.in]: literal(matched) } },
      ],
    };
  },
  changes: (actor) => is(actor, 'admin', 'care'),
};
