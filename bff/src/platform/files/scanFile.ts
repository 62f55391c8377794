import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import type { Settings } from '#src/settings.ts';

/** The string every scanner of viruses knows as a test, in two parts, so that this file is not found itself. */
const TEST_VIRUS = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
const WAIT_MS = 60_000;

/** What is wrong with a file, or null. Looks for the test virus itself and asks the scanner of SCANNER_URL where there is one. */
export async function scanFile(open: () => Promise<Readable>, { scannerUrl }: Pick<Settings, 'scannerUrl'>): Promise<string | null> {
  if (await hasTestVirus(await open())) return 'Eicar-Test-Signature';
  return scannerUrl === undefined ? null : askClamd(await open(), new URL(scannerUrl));
}

async function hasTestVirus(stream: Readable): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    const window = Buffer.concat([rest, Buffer.from(chunk)]);
    if (window.includes(TEST_VIRUS)) return true; // leaving the loop ends the stream
    rest = window.subarray(Math.max(0, window.length - TEST_VIRUS.length));
  }
  return false;
}

/** The INSTREAM command of clamd: chunks with their lengths, then one line. Throws when it does not answer, so that the job comes again. */
async function askClamd(stream: Readable, { hostname, port }: URL): Promise<string | null> {
  const socket = connect({ host: hostname, port: Number(port || 3310) });
  socket.setTimeout(WAIT_MS, () => socket.destroy(new Error('the scanner did not answer in time')));
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  answer.catch(() => stream.destroy());
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
    return verdict(await answer);
  } finally {
    socket.destroy();
  }
}

function verdict(answer: string): string | null {
  const line = answer.replaceAll('\0', '').trim();
  if (line.endsWith(' OK')) return null;
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (found === undefined) throw new Error(`the scanner answered: ${line.slice(0, 100)}`);
  return found;
}
