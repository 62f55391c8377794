import { AwsClient } from 'aws4fetch';
import { Failure } from '#src/kernel/failure.ts';
import { requestService } from '#src/platform/tracing/requestService.ts';
import type { Settings } from '#src/settings/settings.ts';

/** The objects of an S3-compatible bucket whose keys have a common prefix. */
export interface Bucket {
  urlOf(name: string): URL;
  /** Signs a URL for a request that somebody else sends, with exactly these headers. */
  presign(method: 'GET' | 'PUT', url: URL, headers: Record<string, string>): Promise<string>;
  /** Sends a request; null if there is no such object. Throws 503 while the store cannot answer it. */
  send(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', name: string, body?: Blob): Promise<Response | null>;
}

const REQUEST_MS = 20_000;

export function openBucket({ endpoint, bucket, key, secret }: NonNullable<Settings['s3']>, prefix: string): Bucket {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', retries: 2 });
  const urlOf = (name: string) => new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}/${name}`);
  return {
    urlOf,
    async presign(method, url, headers) {
      const signed = await client.sign(url.href, { method, headers, aws: { signQuery: true, allHeaders: true } });
      return signed.url;
    },
    async send(method, name, body) {
      const init = { method, signal: AbortSignal.timeout(REQUEST_MS), ...(body ? { body } : {}) };
      const request = requestService('S3', method, (headers) => client.fetch(urlOf(name).href, { ...init, headers }));
      const response = await request.catch((cause: unknown) => {
        throw storeUnavailable(cause);
      });
      if (response.ok) return response;
      await response.body?.cancel();
      const isMissing = response.status === 404 || (method === 'HEAD' && response.status === 403); // 403 without the right to list
      if (isMissing) return null;
      throw storeUnavailable(new Error(`the bucket responded with ${response.status} to ${method}`));
    },
  };
}

function storeUnavailable(cause: unknown): Failure {
  const failure = new Failure('server.maintenance', {
    message: 'The file store is unavailable right now. Try again in a moment.',
    headers: { 'Retry-After': '5' },
  });
  failure.cause = cause;
  return failure;
}
