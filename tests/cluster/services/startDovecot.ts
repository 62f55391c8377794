import { execFile, execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ImapFlow } from 'imapflow';
import { createSelfSignedCertificate } from '../../builders/certificate.ts';
import { ephemeralPort } from '../../builders/ephemeralPort.ts';
import { type Service, startService } from './startService.ts';

const PASSWORD = 'pass/word@home'; // has to be percent-encoded

/** An IMAP server with one account, which can end and come back on its port with its mails. */
export interface Dovecot {
  /** For `INBOUND_IMAP_URL`; with another password, one that is wrong. */
  url(password?: string): string;
  /** The file of its certificate, for `NODE_EXTRA_CA_CERTS`. */
  certificate: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** How many connections are signed in. */
  countConnections(): Promise<number>;
  /** Works on its mails as the owner of the account. */
  asOwner<T>(work: (client: ImapFlow) => Promise<T>): Promise<T>;
  /** Ends it and deletes its mails. */
  remove(): Promise<void>;
}

/** Prepares a Dovecot 2.3, as Debian 12 has it; `start` starts it. */
export async function createDovecot(): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'farwend-dovecot-'));
  const port = await ephemeralPort();
  const { cert, key } = createSelfSignedCertificate('localhost');
  const place = {
    certificate: join(folder, 'cert.pem'),
    key: join(folder, 'key.pem'),
    mails: join(folder, 'mails'),
    config: join(folder, 'conf'),
  };
  await mkdir(place.mails);
  await writeFile(place.certificate, cert);
  await writeFile(place.key, key);
  await writeFile(place.config, buildConfig(folder, port, place));
  if (isRoot) for (const path of [folder, place.mails]) chownSync(path, ...mailOwner());
  const state: { service: Service | null } = { service: null };
  const stop = async () => {
    state.service?.signal('SIGTERM');
    await state.service?.stop();
    state.service = null;
  };
  return {
    url: (password = PASSWORD) => `imaps://desk:${encodeURIComponent(password)}@localhost:${port}/INBOX`,
    certificate: place.certificate,
    stop,
    async start() {
      state.service = await startService('dovecot', ['-F', '-c', place.config], port);
    },
    async countConnections() {
      const { stdout } = await promisify(execFile)('doveadm', ['-c', place.config, '-f', 'flow', 'who', '-1']);
      return stdout.split('\n').filter((line) => line.includes('desk')).length;
    },
    async asOwner(work) {
      const auth = { user: 'desk', pass: PASSWORD };
      const client = new ImapFlow({ host: 'localhost', port, secure: true, auth, logger: false, tls: { ca: cert } });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.logout();
      }
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = userInfo().uid === 0;

/** Dovecot refuses to read mails as root. */
function mailOwner(): [uid: number, gid: number] {
  if (!isRoot) return [userInfo().uid, userInfo().gid];
  const idOf = (option: string) => Number(execFileSync('id', [option, 'mail'], { encoding: 'utf8' }));
  return [idOf('-u'), idOf('-g')];
}

function buildConfig(folder: string, port: number, { certificate, key, mails }: Record<'certificate' | 'key' | 'mails', string>): string {
  const [uid, gid] = mailOwner();
  const { username } = userInfo();
  return `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${certificate}
ssl_key = <${key}
mail_location = maildir:${mails}
first_valid_uid = 1
first_valid_gid = 1
auth_failure_delay = 0
${isRoot ? '' : `default_login_user = ${username}\ndefault_internal_user = ${username}`}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
`;
}
