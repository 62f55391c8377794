import { hostname } from 'node:os';
import type { Services } from '#src/kernel/context.ts';
import type { Db } from '#src/kernel/db.ts';
import { newId } from '#src/kernel/newId.ts';
import { differences, takeFingerprints } from './fingerprints.ts';
import { beat, removeNode } from './nodes.sql.ts';

const BEAT_MS = 5_000;
const ALIVE_SECONDS = 15;
const KEPT_SECONDS = 60;

/** Notes that this node is alive, and watches whether others have settings with which they cannot share the work. */
export interface Heartbeat {
  /** What differs between the nodes that are alive, each a sentence for the operator. */
  warnings(): readonly string[];
  /** Removes this node from those that are alive. */
  stop(): Promise<void>;
}

/** Starts beating on the connections of `db`. A database that is away or locked only delays it: nothing waits for a heartbeat. */
export function startHeartbeat(db: Db, { settings, log }: Pick<Services, 'settings' | 'log'>): Heartbeat {
  const id = newId();
  const name = `${hostname()}:${settings.port}`;
  let warnings: readonly string[] = [];
  let beating: Promise<void> | undefined;

  const update = async (): Promise<void> => {
    const fingerprints = await takeFingerprints(settings);
    const others = await db.run(beat, { id, name, fingerprints, aliveSeconds: ALIVE_SECONDS, keptSeconds: KEPT_SECONDS });
    const found = findDifferences([{ name, fingerprints }, ...others]);
    for (const warning of found) if (!warnings.includes(warning)) log.warn(warning);
    for (const warning of warnings) if (!found.includes(warning)) log.info(`No longer: ${warning}`);
    warnings = found;
  };
  const beatOnce = (): void => {
    beating ??= update()
      .catch((error: unknown) => log.debug({ err: error }, 'a heartbeat failed'))
      .finally(() => (beating = undefined));
  };
  const timer = setInterval(beatOnce, BEAT_MS).unref();
  beatOnce();

  return {
    warnings: () => warnings,
    async stop() {
      clearInterval(timer);
      await beating;
      await db.run(removeNode, { id }).catch(() => undefined);
    },
  };
}

/** A sentence for every fingerprint that is not the same everywhere. */
function findDifferences(nodes: readonly { name: string; fingerprints: Readonly<Record<string, string>> }[]): string[] {
  const names = nodes
    .map(({ name }) => name)
    .toSorted()
    .join(' and ');
  return Object.entries(differences).flatMap(([key, consequence]) => {
    const values = nodes.flatMap(({ fingerprints }) => fingerprints[key] ?? []);
    return new Set(values).size > 1 ? [`The nodes ${names} ${consequence}`] : [];
  });
}
