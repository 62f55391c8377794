import type { BodyOf, contract } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { completeFields } from '#src/publishing/completeFields.ts';
import type { ContentRow } from '#src/publishing/content.model.ts';
import { findDraft } from '#src/publishing/findContent.ts';
import { changeContent } from '#src/publishing/writeContent.ts';
import { type CompanyFields, companyType } from '#src/domains/editorial/companies/company.type.ts';
import { is } from '#src/kernel/actor.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ChangeRequestRow, FieldChange } from '#src/domains/partners/changeRequests/changeRequest.model.ts';

type RequestedFields = BodyOf<typeof contract.changeRequests.create>['wish'];

/** The newest version of a company page. */
export function findCompanyDraft(id: string, context: CallContext): Promise<ContentRow<CompanyFields>> {
  return findDraft<CompanyFields>(companyType, id, context);
}

/** What a request would change on a company page, validated as if it were saved now. Throws 422 at `/wish` for invalid values. */
export async function buildCompanyChanges(
  { fields }: ContentRow<CompanyFields>,
  wish: RequestedFields,
  context: CallContext,
): Promise<FieldChange[]> {
  const requested = Object.entries(wish).filter(([, value]) => value !== undefined);
  const foreign = requested.find(([name]) => !(name in fields));
  if (foreign)
    throw fieldFailure(`/wish/${foreign[0]}`, 'notAllowed', 'A company page has no such field. Request it for entityType PARTNER');
  const next = await completeFields(companyType, fields, Object.fromEntries(requested), context);
  await companyType.check(next, context);
  return requested.flatMap(([name]) => {
    const before: unknown = Reflect.get(fields, name);
    const after: unknown = Reflect.get(next, name);
    return isDeepStrictEqual(before, after) ? [] : [{ path: `/${name}`, before, after }];
  });
}

/** Applies a confirmed change request to the draft, and publishes it if the caller may and the page has no other unpublished changes. */
export async function applyCompanyChanges(row: ChangeRequestRow, context: CallContext): Promise<void> {
  const changes = Object.fromEntries(row.changes.map(({ path, after }) => [path.slice(1), after]));
  const draft = await findCompanyDraft(row.entityId, context);
  const publishes = draft.status === 'PUBLISHED' && is(context.actor, 'admin', 'publisher');
  const body = { ...changes, ...(publishes ? { published: true } : {}), changeNote: 'A change request was confirmed' };
  await changeContent(companyType, row.entityId, body, { ...context, ifMatch: null });
}
