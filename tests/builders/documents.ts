import { contract, type ReplyOf } from '@farwend/api-contract';
import { type Api, type Person } from './api.ts';
import { waitFor } from './waitFor.ts';

type Document = ReplyOf<typeof contract.documents.read>;

/** The bytes of a small PDF; `words` make it one of its own. */
export function pdf(words = 'Nine nights in Kenya'): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Title (${words}) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`));
}

/** Body of a document that this file fits. */
export function documentBody(bytes: Uint8Array, more: Record<string, unknown> = {}) {
  return { fileName: 'paper.pdf', contentType: 'application/pdf', sizeBytes: bytes.length, category: 'OTHER' as const, ...more };
}

/** Sends bytes to the address the API gives, as the person. */
export async function upload(api: Api, as: Person, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const { body } = await api.call(contract.documents.uploadUrl, { as, params: { id } });
  return fetch(body.url, { method: body.method, headers: body.headers, body: bytes });
}

/** Sends the bytes, finishes, and waits until the scanner has looked. */
export async function uploadAndScan(api: Api, as: Person, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<Document> {
  const sent = await upload(api, as, id, bytes);
  if (!sent.ok) throw new Error(`The upload was answered ${sent.status}: ${await sent.text()}`);
  const finished = await api.call(contract.documents.update, { as, params: { id }, body: {} });
  if (finished.status !== 200) throw new Error(`The upload was not finished: ${finished.text}`);
  return waitFor('the scanner', async () => {
    const { body } = await api.call(contract.documents.read, { as, params: { id } });
    return body.status === 'SCANNING' ? undefined : body;
  });
}
