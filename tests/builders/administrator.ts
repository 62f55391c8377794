import { createApi, PASSWORD, people } from './api.ts';
import { runCommand, settingsOf } from './runCommand.ts';
import type { Server } from './server.ts';

/** Opens the account of an administrator; the link that it prints has the user and the token. */
export async function openAdministrator(server: Server, email: string, ...rest: string[]) {
  const { stdout } = await runCommand('admin', ['--email', email, ...rest], settingsOf(server));
  const [link = ''] = /http\S+/.exec(stdout) ?? [];
  return { stdout, user: new URL(link).searchParams.get('user') ?? '', token: new URL(link).searchParams.get('token') ?? '' };
}

/** Gives a server without demo people its administrator, who signs in as the one of the demo. */
export async function createAdministrator(server: Server): Promise<void> {
  const { user, token } = await openAdministrator(server, people.admin);
  const { status } = await createApi(server).send('PUT', `/v3/users/${user}/resets/${token}`, { body: { password: PASSWORD } });
  if (status !== 204) throw new Error(`The administrator could not choose a password: ${status}`);
}
