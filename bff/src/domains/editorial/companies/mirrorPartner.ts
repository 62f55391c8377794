import type { CompanyLinkChange } from '#src/domains/partners/partners/partner.events.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { unknownReference } from '#src/kernel/reference.ts';
import type { ContentRow } from '#src/publishing/content.model.ts';
import { draftEntity } from '#src/publishing/contentEntity.ts';
import { findDraft } from '#src/publishing/findContent.ts';
import { saveChange } from '#src/records/records.ts';
import { type CompanyFields, companyType } from './company.type.ts';
import { selectPagesToMirror, selectPublishedPage, updatePublishedPartner } from './mirrorPartner.sql.ts';

/** Writes the partner of a company page after the partner's link changed: on the page, and on the published page as it is. */
export async function mirrorPartner({ partner, previousCompanyId }: CompanyLinkChange, context: CallContext): Promise<void> {
  const { id: partnerId, companyId } = partner;
  const pages = await context.db.run(selectPagesToMirror, {
    partnerId,
    companyIds: [previousCompanyId, companyId].filter((id) => id !== null),
  });
  if (companyId !== null && !pages.some(({ id }) => id === companyId)) {
    throw unknownReference('/companyId', 'There is no company page with this id');
  }
  // a page is freed first, because a partner has one page at most
  for (const { id } of pages.filter((page) => page.id !== companyId)) await writePartner(id, null, context);
  if (companyId !== null) await writePartner(companyId, partnerId, context);
}

async function writePartner(id: string, partnerId: string | null, context: CallContext): Promise<void> {
  const row: ContentRow<CompanyFields> = await findDraft<CompanyFields>(companyType, id, context, true);
  const values = { fields: { ...row.fields, partnerId }, partnerId };
  await saveChange(draftEntity<CompanyFields>(companyType), row, { values, note: 'The partner of the page changed' }, context);
  const published = await context.db.first(selectPublishedPage, { id });
  if (!published) return;
  const replace = (json: string) => JSON.stringify({ ...JSON.parse(json), partnerId });
  await context.db.run(updatePublishedPartner, { id, partnerId, answer: replace(published.answer), line: replace(published.line) });
  context.published.invalidate(context.db);
}
