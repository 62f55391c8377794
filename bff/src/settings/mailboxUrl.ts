/** A mailbox of an IMAP server, and how to sign in to it. */
export interface MailboxUrl {
  host: string;
  port: number;
  user: string;
  password: string;
  /** The folder that is read. */
  folder: string;
}

/** Where emails go once they are dealt with, and those that cannot be: the folder that is read may not be one of them. */
export const mailboxFolders = { processed: 'Processed', refused: 'Refused' } as const;

const IMAPS_PORT = 993;

/** Parses `imaps://user:password@host/Folder`; the folder is INBOX by default. Undefined unless it is complete. */
export function parseMailboxUrl(text: string): MailboxUrl | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 'imaps:' || url.search !== '' || url.hash !== '') return undefined;
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decode);
  if (!url.hostname || !user || !password || folder === undefined) return undefined;
  if (Object.values(mailboxFolders).some((name) => name === folder)) return undefined;
  return { host: url.hostname, port: Number(url.port || IMAPS_PORT), user, password, folder: folder || 'INBOX' };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
