import { contract } from '@farwend/api-contract';
import type { Api } from './api.ts';
import { buildPdf, documentBody, uploadAndScan } from './documents.ts';

/** Files a document of a partner as care does, uploads it and waits for the scan; returns its id. */
export async function filePartnerDocument(api: Api, partnerId: string, more: Record<string, unknown>): Promise<string> {
  const bytes = buildPdf(JSON.stringify(more).replace(/[()]/g, ''));
  const made = await api.call(contract.documents.createOfPartner, {
    as: 'care',
    params: { id: partnerId },
    body: documentBody(bytes, more),
  });
  if (made.status !== 201) throw new Error(made.text);
  await uploadAndScan(api, 'care', made.body.id, bytes);
  return made.body.id;
}

/** Files a document of a partner and verifies it; returns its id. */
export async function fileVerifiedDocument(api: Api, partnerId: string, more: Record<string, unknown>): Promise<string> {
  const id = await filePartnerDocument(api, partnerId, more);
  const verified = await api.call(contract.documents.verify, { as: 'care', params: { id }, body: { status: 'VERIFIED' } });
  if (verified.status !== 200) throw new Error(verified.text);
  return id;
}
