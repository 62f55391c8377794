import { hash, verify } from '@node-rs/argon2';
import { Failure } from '#src/kernel/failure.ts';

/** argon2id is the package's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

const maxConcurrent = 2;
const maxQueued = 100;
const waiting: (() => void)[] = [];
let running = 0;
let dummyHash: Promise<string> | undefined;

/** Returns a PHC string: argon2id, 19 MiB, 2 passes, salted. */
export async function hashPassword(password: string): Promise<string> {
  return withHashSlot(() => hash(password, cost));
}

/** Takes the same time without a hash, so that timing reveals nothing about the account. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', cost);
  const candidate = passwordHash ?? (await dummyHash);
  return (await withHashSlot(() => verify(candidate, password))) && passwordHash !== null;
}

/** Whether a hash was created at a cost other than the current one. */
export function needsRehash(passwordHash: string): boolean {
  return !passwordHash.startsWith(prefix);
}

/** Limits concurrent hashing, which takes a core and 19 MiB each; throws 503 when the queue is full. */
async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running < maxConcurrent) running += 1;
  else if (waiting.length >= maxQueued) throw new Failure('server.maintenance', { headers: { 'Retry-After': '2' } });
  else await new Promise<void>((resolve) => waiting.push(resolve)); // takes over the slot of a finished one, so `running` does not change
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
