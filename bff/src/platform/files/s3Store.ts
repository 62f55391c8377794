import { AwsClient } from 'aws4fetch';
import { Readable } from 'node:stream';
import { attachmentDisposition } from './attachmentDisposition.ts';
import { DOWNLOAD_LIFETIME_MS, type FileStore, UPLOAD_LIFETIME_MS } from './storedFile.ts';

/** Files in an S3-compatible store, transferred at presigned URLs; our server reads their bytes only to inspect them. */
export function createS3Store({
  endpoint,
  bucket,
  key,
  secret,
}: {
  endpoint: string;
  bucket: string;
  key: string;
  secret: string;
}): FileStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region: 'us-east-1', retries: 2 });
  const urlOf = (name: string) => new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/documents/${name}`);

  const presign = async (method: 'GET' | 'PUT', url: URL, lifetimeMs: number, headers: Record<string, string>) => {
    url.searchParams.set('X-Amz-Expires', String(lifetimeMs / 1000));
    const signed = await client.sign(url.href, { method, headers, aws: { signQuery: true, allHeaders: true } });
    return { url: signed.url, headers, expiresAt: new Date(Date.now() + lifetimeMs) };
  };
  const request = (name: string, method: 'GET' | 'HEAD' | 'DELETE') =>
    client.fetch(urlOf(name).href, { method, signal: AbortSignal.timeout(20_000) });

  return {
    async signUploadUrl(file) {
      // size and type are part of the signature; If-None-Match makes a second upload fail
      const headers = { 'Content-Type': file.contentType, 'Content-Length': String(file.sizeBytes), 'If-None-Match': '*' };
      return presign('PUT', urlOf(file.key), UPLOAD_LIFETIME_MS, headers);
    },
    async signDownloadUrl(file) {
      const url = urlOf(file.key);
      url.searchParams.set('response-content-disposition', attachmentDisposition(file.fileName));
      url.searchParams.set('response-content-type', file.contentType);
      return presign('GET', url, DOWNLOAD_LIFETIME_MS, {});
    },
    async size(name) {
      const response = await request(name, 'HEAD');
      if (response.status === 404 || response.status === 403) return null;
      if (!response.ok) throw new Error(`the file store responded with ${response.status}`);
      return Number(response.headers.get('Content-Length'));
    },
    async read(name) {
      const response = await request(name, 'GET');
      if (!response.ok || !response.body) throw new Error(`the file store responded with ${response.status}`);
      return Readable.from(response.body);
    },
    async remove(name) {
      const response = await request(name, 'DELETE');
      if (!response.ok && response.status !== 404) throw new Error(`the file store responded with ${response.status}`);
    },
  };
}
