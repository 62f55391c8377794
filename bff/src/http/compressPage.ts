import { constants, crc32, deflateRawSync } from 'node:zlib';

/** How far back deflate refers. */
const WINDOW_BYTES = 32 * 1024;

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty block that ends a deflate stream. */
const lastBlock = Buffer.from([3, 0]);

/**
 * Compresses each segment of a page, so that their results are one gzip stream with a nonce of `nonceLength` bytes between any two, which
 * is inserted for each visitor as a stored block.
 */
export function compressSegments(segments: readonly Buffer[], nonceLength: number): Buffer[] {
  let seen = Buffer.alloc(0);
  const blocks = segments.map((segment) => {
    const block = deflateRawSync(segment, {
      finishFlush: constants.Z_SYNC_FLUSH, // ends at a byte
      ...(seen.length > 0 ? { dictionary: seen } : {}),
    });
    // Zeros in the place of the nonce occur in no page, so nothing refers to them.
    seen = Buffer.concat([seen, segment, Buffer.alloc(nonceLength)]).subarray(-WINDOW_BYTES);
    return block;
  });
  return [Buffer.concat([gzipHeader, blocks[0] ?? Buffer.alloc(0)]), ...blocks.slice(1)];
}

/** The nonce as a block of a deflate stream that is not compressed. */
export function buildStoredBlock(nonce: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(nonce.length, 1);
  head.writeUInt16LE(nonce.length ^ 0xffff, 3);
  return Buffer.concat([head, nonce]);
}

/** What ends the gzip stream of these segments with this nonce between them. */
export function buildGzipTrailer([first, ...others]: readonly Buffer[], nonce: Buffer): Buffer {
  let checksum = crc32(first ?? '');
  let length = first?.length ?? 0;
  for (const segment of others) {
    checksum = crc32(segment, crc32(nonce, checksum));
    length += nonce.length + segment.length;
  }
  const trailer = Buffer.alloc(lastBlock.length + 8);
  lastBlock.copy(trailer);
  trailer.writeUInt32LE(checksum, lastBlock.length);
  trailer.writeUInt32LE(length, lastBlock.length + 4);
  return trailer;
}
