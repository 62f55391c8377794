import type { BodyOf, contract } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { completeFields } from '#src/content/completeFields.ts';
import type { ContentRow } from '#src/content/content.model.ts';
import { findDraft } from '#src/content/findContent.ts';
import { changeContent } from '#src/content/writeContent.ts';
import { type CompanyFields, companyType } from '#src/entities/companies/company.type.ts';
import { is } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ChangeRequestRow, FieldChange } from './changeRequest.model.ts';

type Wish = BodyOf<typeof contract.changeRequests.create>['wish'];

/** The public page of a company by its id, as it is being worked on. */
export function companyDraft(id: string, context: CallContext): Promise<ContentRow<CompanyFields>> {
  return findDraft<CompanyFields>(companyType, id, context);
}

/** What a wish would change of a company's page, checked as if it were written now. Throws 422 at `/wish` for what cannot be so. */
export async function companyChanges({ fields }: ContentRow<CompanyFields>, wish: Wish, context: CallContext): Promise<FieldChange[]> {
  const wished = Object.entries(wish).filter(([, value]) => value !== undefined);
  const foreign = wished.find(([name]) => !(name in fields));
  if (foreign) throw fieldFailure(`/wish/${foreign[0]}`, 'notAllowed', 'The page of a company has no such field. It is one of the partner');
  const next = await completeFields(companyType, fields, Object.fromEntries(wished), context);
  await companyType.check(next, context);
  return wished.flatMap(([name]) => {
    const before: unknown = Reflect.get(fields, name);
    const after: unknown = Reflect.get(next, name);
    return isDeepStrictEqual(before, after) ? [] : [{ path: `/${name}`, before, after }];
  });
}

/** Makes the changes of a confirmed wish in the draft; who may publish shows them at once where the page is shown as it is. */
export async function changeCompany(row: ChangeRequestRow, context: CallContext): Promise<void> {
  const wish = Object.fromEntries(row.changes.map(({ path, after }) => [path.slice(1), after]));
  const draft = await companyDraft(row.entityId, context);
  const isShown = draft.status === 'PUBLISHED' && is(context.actor, 'admin', 'publisher');
  const body = { ...wish, ...(isShown ? { published: true } : {}), changeNote: 'A change request was confirmed' };
  await changeContent(companyType, row.entityId, body, { ...context, ifMatch: null });
}
