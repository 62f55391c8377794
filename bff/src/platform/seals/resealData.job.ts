import type { Services } from '#src/kernel/context.ts';
import { resealValues, type SealedData } from './resealValues.ts';

/** Every night, so that nothing stays sealed with an old key because nobody thought of it. */
export function resealData(services: Services, data: SealedData) {
  return async (_: object, { signal }: { signal: AbortSignal }): Promise<void> => {
    for (const { label, sealed, unopened } of await resealValues(data, services, signal)) {
      if (sealed > 0) services.log.info({ sealed }, `${label} were sealed with the first of DATA_KEYS`);
      if (unopened > 0) services.log.error({ unopened }, `${label} are sealed with a key that is not in the settings`);
    }
  };
}
