import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The id of a data folder, made on first use. Nodes that read the same id share the folder, under whatever path. */
export async function loadFolderId(dataDir: string): Promise<string> {
  const file = join(dataDir, 'folder-id.txt');
  const read = async () => (await readFile(file, 'utf8')).trim();
  return read().catch(async () => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, `${randomUUID()}\n`, { flag: 'wx' }).catch(() => undefined); // another node may just have made it
    return read();
  });
}
