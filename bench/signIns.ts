import { retryOverload, signIn } from './credentials.ts';
import { measureRound, type Schedule, type Target } from './load.ts';
import type { Result } from './results.ts';

const NAME = 'Article reads while 20 sign-ins a second run, × without';
const SIGN_INS_PER_SECOND = 20;

/** Measures how much throughput reads keep while people sign in, whose passwords are expensive to check. */
export async function measureReadsDuringSignIns(target: Target, origin: string, schedule: Schedule, only: string): Promise<Result[]> {
  if (!NAME.toLowerCase().includes(only)) return [];
  console.log('… article reads during sign-ins');
  const rounds: number[] = [];
  await measureRound(target, schedule);
  while (rounds.length < schedule.rounds) {
    const alone = await measureRound(target, schedule);
    const stopSigningIn = startSigningIn(origin);
    const beside = await measureRound(target, schedule);
    await stopSigningIn();
    rounds.push(beside.perSecond / alone.perSecond);
  }
  return [{ name: NAME, rounds, floor: 0.75, goal: 0.9, isBetter: 'more' }];
}

/** Signs in until the returned function is called, which rejects if any sign-in failed; one that is refused in overload is sent again. */
function startSigningIn(origin: string): () => Promise<unknown> {
  const sent: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const answer = retryOverload(() => signIn(origin, 'dana@example.com'));
    answer.catch(() => undefined); // awaited at the end
    sent.push(answer);
  }, 1000 / SIGN_INS_PER_SECOND);
  return () => {
    clearInterval(timer);
    return Promise.all(sent);
  };
}
