import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createApi, PASSWORD, people } from './api.ts';
import type { Server } from './server.ts';

/** The folder of the repository, where the commands of package.json run. */
export const repositoryFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the command of `npm run admin` for a server. */
export function runAdmin(args: readonly string[], { databaseUrl, dataDir }: Pick<Server, 'databaseUrl' | 'dataDir'>) {
  return promisify(execFile)(process.execPath, ['bff/src/admin.ts', ...args], {
    cwd: repositoryFolder,
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  });
}

/** Opens the account of an administrator; the link that it prints has the user and the token. */
export async function openAdministrator(server: Server, email: string, ...rest: string[]) {
  const { stdout } = await runAdmin(['--email', email, ...rest], server);
  const [link = ''] = /http\S+/.exec(stdout) ?? [];
  return { stdout, user: new URL(link).searchParams.get('user') ?? '', token: new URL(link).searchParams.get('token') ?? '' };
}

/** Gives a server without demo people its administrator, who signs in as the one of the demo. */
export async function createAdministrator(server: Server): Promise<void> {
  const { user, token } = await openAdministrator(server, people.admin);
  const { status } = await createApi(server).send('PUT', `/v3/users/${user}/resets/${token}`, { body: { password: PASSWORD } });
  if (status !== 204) throw new Error(`The administrator could not choose a password: ${status}`);
}
