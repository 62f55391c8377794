import { hash, verify } from '@node-rs/argon2';
import { Failure } from '#src/http/failure.ts';

/** argon2id is the package's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

const atOnce = 2;
const mayWait = 100;
const waiting: (() => void)[] = [];
let running = 0;
let decoy: Promise<string> | undefined;

/** The PHC string of a password: argon2id, 19 MiB, 2 passes, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Whether the password belongs to the hash. Without a hash it takes the same time and is false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost);
  const against = passwordHash ?? (await decoy);
  return (await inTurn(() => verify(against, password))) && passwordHash !== null;
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(prefix);
}

/** Two at a time: each takes a core and 19 MiB. When too many wait, the next is sent away rather than kept. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else if (waiting.length >= mayWait) throw new Failure('server.maintenance', { headers: { 'Retry-After': '2' } });
  else await new Promise<void>((go) => waiting.push(go)); // whoever ends hands its place on, so `running` stays
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
