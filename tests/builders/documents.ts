import { contract, type ReplyOf } from '@farwend/api-contract';
import type { Api, Person } from './api.ts';
import { waitFor } from './waitFor.ts';

type Document = ReplyOf<typeof contract.documents.read>;

/** The bytes of a small PDF; `words` make it unique. */
export function buildPdf(words = 'Nine nights in Kenya'): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Title (${words}) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`));
}

/** Body of a document that matches this file. */
export function documentBody(bytes: Uint8Array, more: Record<string, unknown> = {}) {
  return { fileName: 'paper.pdf', contentType: 'application/pdf', sizeBytes: bytes.length, category: 'OTHER' as const, ...more };
}

/** Uploads a file to the URL that the API returns to the person. */
export async function uploadFile(api: Api, as: Person, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const { body } = await api.call(contract.documents.uploadUrl, { as, params: { id } });
  return fetch(body.url, { method: body.method, headers: body.headers, body: bytes });
}

/** Uploads a file, completes the upload, and waits for the scan. */
export async function uploadAndScan(api: Api, as: Person, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<Document> {
  const sent = await uploadFile(api, as, id, bytes);
  if (!sent.ok) throw new Error(`The upload was answered ${sent.status}: ${await sent.text()}`);
  const finished = await api.call(contract.documents.update, { as, params: { id }, body: {} });
  if (finished.status !== 200) throw new Error(`The upload was not finished: ${finished.text}`);
  return waitFor('the scanner', async () => {
    const { body } = await api.call(contract.documents.read, { as, params: { id } });
    return body.status === 'SCANNING' ? undefined : body;
  });
}
