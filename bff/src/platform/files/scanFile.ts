import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import type { Settings } from '#src/settings/settings.ts';

/** The EICAR test string, in two parts, so that scanners do not flag this file. */
const TEST_VIRUS = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
const TIMEOUT_MS = 60_000;

/** The name of a virus in the file, or null. Detects the EICAR test file itself and asks the scanner at SCANNER_URL, if configured. */
export async function scanFile(open: () => Promise<Readable>, { scannerUrl }: Pick<Settings, 'scannerUrl'>): Promise<string | null> {
  if (await hasTestVirus(await open())) return 'Eicar-Test-Signature';
  return scannerUrl === undefined ? null : scanWithClamd(await open(), new URL(scannerUrl));
}

async function hasTestVirus(stream: Readable): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const chunk of stream) {
    const window = Buffer.concat([tail, Buffer.from(chunk)]);
    if (window.includes(TEST_VIRUS)) return true; // leaving the loop destroys the stream
    tail = window.subarray(Math.max(0, window.length - TEST_VIRUS.length));
  }
  return false;
}

/** Scans with clamd's INSTREAM command: sends chunks with their lengths and reads one line. Throws if clamd does not reply. */
async function scanWithClamd(stream: Readable, { hostname, port }: URL): Promise<string | null> {
  const socket = connect({ host: hostname, port: Number(port || 3310) });
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the scanner did not reply in time')));
  const reply = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  reply.catch(() => stream.destroy());
  const ready = new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const write = (bytes: Buffer | string) =>
    new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
  try {
    await ready;
    await write('zINSTREAM\0');
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      await write(Buffer.concat([length, bytes]));
    }
    await write(Buffer.alloc(4));
    return parseVerdict(await reply);
  } finally {
    socket.destroy();
  }
}

function parseVerdict(reply: string): string | null {
  const line = reply.replaceAll('\0', '').trim();
  if (line.endsWith(' OK')) return null;
  const virus = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (virus === undefined) throw new Error(`unexpected reply of the scanner: ${line.slice(0, 100)}`);
  return virus;
}
