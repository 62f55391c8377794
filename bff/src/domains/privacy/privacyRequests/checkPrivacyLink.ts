import { type PrivacyLinkKind, privacyLinkKinds, privacyRequestMachine, transitionsFrom } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { isId } from '#src/kernel/isId.ts';
import { hasValidPrivacyCode } from './privacyLink.ts';
import { PrivacyRequestModel, type PrivacyRequestRow } from './privacyRequest.model.ts';

const CONFIRM_MS = 72 * 3_600_000;
const DOWNLOAD_MS = 7 * 86_400_000;

/** What a mailed link does. 404 for a wrong code as for an unknown id, 410 once it was used, called off or is past its time. */
export async function checkPrivacyLink(id: string, code: string, { db, settings }: CallContext): Promise<PrivacyLinkKind> {
  const kind = isId(id) ? privacyLinkKinds.find((one) => hasValidPrivacyCode(one, id, code, settings)) : undefined;
  const row = kind && (await db.byId(PrivacyRequestModel, id));
  if (!row) throw notFound();
  if (!hasEffect(kind, row)) throw new Failure('link.expired');
  return kind;
}

/** Whether there is still time to confirm a request. */
export function isConfirmable({ createdAt }: PrivacyRequestRow): boolean {
  return Date.now() - createdAt.getTime() <= CONFIRM_MS;
}

/** Whether there is a copy to download. */
export function isDownloadable({ kind, status, statusChangedAt }: PrivacyRequestRow): boolean {
  return kind === 'EXPORT' && status === 'DONE' && Date.now() - statusChangedAt.getTime() < DOWNLOAD_MS;
}

function hasEffect(kind: PrivacyLinkKind, row: PrivacyRequestRow): boolean {
  if (kind === 'download') return isDownloadable(row);
  const next = transitionsFrom(privacyRequestMachine, row.status, ['owner']).map(({ to }) => to);
  return kind === 'cancel' ? next.includes('CANCELLED') : next.includes('CONFIRMED') && isConfirmable(row);
}
