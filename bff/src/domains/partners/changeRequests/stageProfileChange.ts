import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ChangeRequestRow, FieldChange } from './changeRequest.model.ts';
import { stageChangeRequest } from './stageChangeRequest.ts';

/** Stores proposed changes of a partner's profile until our team decides. */
export async function stageProfileChange(
  partner: PartnerRow,
  profile: Partial<PartnerRow['profile']>,
  externalNote: string | null,
  context: CallContext,
): Promise<ChangeRequestRow> {
  const changes = Object.entries(profile).map(([name, after]): FieldChange => {
    const before: unknown = Reflect.get(partner.profile, name);
    return { path: `/profile/${name}`, before, after };
  });
  return stageChangeRequest({ entityType: 'PARTNER', entityId: partner.id, partnerId: partner.id }, changes, externalNote, context);
}
