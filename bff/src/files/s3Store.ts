import { AwsClient } from 'aws4fetch';
import { Readable } from 'node:stream';
import { attachment } from './attachment.ts';
import { DOWNLOAD_MS, type FileStore, UPLOAD_MS } from './storedFile.ts';

/** Files in an S3-compatible store, behind its own signed addresses; our server never carries their bytes but to check them. */
export function s3Store({ endpoint, bucket, key, secret }: { endpoint: string; bucket: string; key: string; secret: string }): FileStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region: 'us-east-1', retries: 2 });
  const addressOf = (name: string) => new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/documents/${name}`);

  const presign = async (method: 'GET' | 'PUT', address: URL, lifeMs: number, headers: Record<string, string>) => {
    address.searchParams.set('X-Amz-Expires', String(lifeMs / 1000));
    const signed = await client.sign(address.href, { method, headers, aws: { signQuery: true, allHeaders: true } });
    return { url: signed.url, headers, expiresAt: new Date(Date.now() + lifeMs) };
  };
  const request = (name: string, method: 'GET' | 'HEAD' | 'DELETE') =>
    client.fetch(addressOf(name).href, { method, signal: AbortSignal.timeout(20_000) });

  return {
    async uploadAddress(file) {
      // The size and the type are part of the signature; If-None-Match lets a second upload fail.
      const headers = { 'Content-Type': file.contentType, 'Content-Length': String(file.sizeBytes), 'If-None-Match': '*' };
      return presign('PUT', addressOf(file.key), UPLOAD_MS, headers);
    },
    async downloadAddress(file) {
      const address = addressOf(file.key);
      address.searchParams.set('response-content-disposition', attachment(file.fileName));
      address.searchParams.set('response-content-type', file.contentType);
      return presign('GET', address, DOWNLOAD_MS, {});
    },
    async size(name) {
      const response = await request(name, 'HEAD');
      if (response.status === 404 || response.status === 403) return null;
      if (!response.ok) throw new Error(`the file store answered ${response.status}`);
      return Number(response.headers.get('Content-Length'));
    },
    async read(name) {
      const response = await request(name, 'GET');
      if (!response.ok || !response.body) throw new Error(`the file store answered ${response.status}`);
      return Readable.from(response.body);
    },
    async remove(name) {
      const response = await request(name, 'DELETE');
      if (!response.ok && response.status !== 404) throw new Error(`the file store answered ${response.status}`);
    },
  };
}
