import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { userInfo, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from './startService.ts';

/** Starts nginx with the published configuration on `port`, in front of the nodes on these two ports, with an empty cache. */
export async function startNginx(port: number, nodes: readonly [number, number]): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'farwend-nginx-'));
  const config = (await readFile('deploy/nginx/nginx.conf', 'utf8'))
    .replace('user www-data', `user ${userInfo().username}`)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/var/cache/nginx', folder)
    .replace('127.0.0.1:8000', `127.0.0.1:${port}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${nodes[0]}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${nodes[1]}`);
  await writeFile(join(folder, 'nginx.conf'), config);
  // As one process, which stops whole.
  const service = await startService('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off; master_process off;'], port);
  return {
    ...service,
    async stop() {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
