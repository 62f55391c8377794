import type { ServerResponse } from 'node:http';
import { buildGzipTrailer, buildStoredBlock, compressSegments } from './compressPage.ts';
import { takePageBuffer } from './pageBufferPool.ts';

/** A rendered page, which many visitors may share. */
export interface RenderedPage {
  status: number;
  headers: [string, string][];
  /** The HTML, split at the nonce. */
  segments: Buffer[];
  /** The segments compressed, once somebody has asked for it. */
  compressed?: Buffer[];
}

const emptyBuffer = Buffer.alloc(0);

/** The HTML with this nonce, in a buffer that is reused after the response. */
export function insertNonce({ segments }: RenderedPage, nonce: Buffer, response: ServerResponse): Buffer {
  return joinSegments(segments, nonce, emptyBuffer, response);
}

/** The same as gzip. Compressing costs more than everything else of a cached page, so what was compressed for an earlier visitor is reused. */
export function insertNonceCompressed(page: RenderedPage, nonce: Buffer, response: ServerResponse): Buffer {
  page.compressed ??= compressSegments(page.segments, nonce.length);
  return joinSegments(page.compressed, buildStoredBlock(nonce), buildGzipTrailer(page.segments, nonce), response);
}

function joinSegments(
  [first = emptyBuffer, ...others]: readonly Buffer[],
  separator: Buffer,
  trailer: Buffer,
  response: ServerResponse,
): Buffer {
  const length = others.reduce((sum, segment) => sum + separator.length + segment.length, first.length + trailer.length);
  const joined = takePageBuffer(length, response);
  let at = first.copy(joined);
  for (const segment of others) {
    at += separator.copy(joined, at);
    at += segment.copy(joined, at);
  }
  trailer.copy(joined, at);
  return joined;
}
