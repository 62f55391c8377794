import type { Db } from '#src/kernel/db.ts';
import type { SealedColumn } from '#src/kernel/sealedColumn.ts';
import type { Settings } from '#src/settings/settings.ts';

/** Throws if something is sealed with a key that is not among DATA_KEYS: nobody could read it. */
export async function checkDataKeys(columns: readonly SealedColumn[], db: Db, { dataKeys, isLocal, dataDir }: Settings): Promise<void> {
  for (const { label, selectKeyIds } of columns) {
    const used = await db.run(selectKeyIds, {});
    const missing = used.map(({ keyId }) => keyId).filter((keyId) => !dataKeys.some(({ id }) => id === keyId));
    if (missing.length === 0) continue;
    const names = missing.toSorted().map((id) => `"${id}"`);
    const place = isLocal ? ` Without DATA_KEYS, they are in secrets.json of the DATA_DIR, which is ${dataDir}.` : '';
    throw new Error(
      `DATA_KEYS has no key ${names.join(' or ')}, with which ${label} are sealed. Add it behind the first key; npm run rekey then seals them with the first.${place}`,
    );
  }
}
