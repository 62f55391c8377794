import type { PartnerRow } from '#src/entities/partners/partner.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ChangeRequestRow, FieldChange } from './changeRequest.model.ts';
import { stageWish } from './stageWish.ts';

/** Keeps what a partner would like of its profile until our team decides. */
export async function stageProfile(
  partner: PartnerRow,
  wish: Partial<PartnerRow['profile']>,
  externalNote: string | null,
  context: CallContext,
): Promise<ChangeRequestRow> {
  const wished = Object.entries(wish).map(([name, after]): FieldChange => {
    const before: unknown = Reflect.get(partner.profile, name);
    return { path: `/profile/${name}`, before, after };
  });
  return stageWish({ entityType: 'PARTNER', entityId: partner.id, partnerId: partner.id }, wished, externalNote, context);
}
