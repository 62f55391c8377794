import { z } from 'zod';
import type { Services } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { hashErasedAddress } from '#src/platform/mail/erasedAddress.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { erasePerson } from './erasePerson.ts';
import { type LoggedErasure, loggedErasureSchema } from './loggedErasure.ts';
import type { Person } from './loadSubject.ts';
import { selectUnerased, selectUnerasedAgents, selectWriters } from './replayErasures.sql.ts';

const LogLine = z.object({ time: z.number(), erasure: loggedErasureSchema });

/** The erasures in lines of the server's log from a time on, each once; other lines are skipped. */
export async function readLoggedErasures(lines: AsyncIterable<string>, since: Date): Promise<LoggedErasure[]> {
  const found = new Map<string, LoggedErasure>();
  for await (const line of lines) {
    const parsed = line.includes('"erasure"') ? LogLine.safeParse(parseJson(line)) : null;
    if (parsed?.success && parsed.data.time >= since.getTime()) found.set(JSON.stringify(parsed.data.erasure), parsed.data.erasure);
  }
  return [...found.values()];
}

/** Erases again whom a restored backup has brought back, and returns how many those were. Addresses are known by the keys now in use. */
export async function replayErasures(erasures: readonly LoggedErasure[], services: Services): Promise<number> {
  let count = 0;
  const erase = async (person: Person, keepReviews: boolean) => {
    await runAsSystem(services, newId(), (context) => erasePerson(person, { keepReviews }, context));
    count += 1;
  };
  for (const { travelerIds, agentIds, keepReviews } of erasures) {
    // Merged ones are one person, so only those are erased that the one before has not.
    for (const travelerId of travelerIds)
      if (await services.db.first(selectUnerased, { travelerIds: [travelerId] })) await erase({ travelerId }, keepReviews);
    for (const { id: agentId } of await services.db.run(selectUnerasedAgents, { agentIds })) await erase({ agentId }, keepReviews);
  }
  const hashes = new Map(erasures.flatMap(({ addresses, keepReviews }) => addresses.map((hash) => [hash, keepReviews])));
  for (const { email } of hashes.size > 0 ? await services.db.run(selectWriters, {}) : []) {
    const keepReviews = hashes.get(hashErasedAddress(email, services.settings));
    if (keepReviews !== undefined) await erase({ email }, keepReviews);
  }
  return count;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
