import { z } from 'zod';
import { type DatabaseUrl, parseDatabaseUrl } from './databaseUrl.ts';
import { type DataKey, parseDataKey } from './dataKeys.ts';
import { type MailboxUrl, parseMailboxUrl } from './mailboxUrl.ts';

export function text() {
  return z.string().min(1, 'must not be empty');
}

export function secret() {
  return z.string().min(32, 'must have at least 32 random characters, as from: openssl rand -base64 32');
}

/** As in Standard Webhooks: 24 to 64 random bytes in base64. */
export function webhookSecret() {
  return z.string().refine((value) => {
    const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
    const { length } = Buffer.from(encoded ?? '', 'base64');
    return length >= 24 && length <= 64;
  }, 'must be whsec_ and 24 to 64 random bytes in base64, as from: echo "whsec_$(openssl rand -base64 32)"');
}

export function dataKey() {
  return z.string().transform((value, context): DataKey => {
    const key = parseDataKey(value);
    if (key) return key;
    context.addIssue({ code: 'custom', message: 'must look like id:key, with a key as from: openssl rand -base64 32' });
    return z.NEVER;
  });
}

export function mailbox() {
  return z.string().transform((value, context): MailboxUrl => {
    const url = parseMailboxUrl(value);
    if (url) return url;
    context.addIssue({
      code: 'custom',
      message:
        'must look like imaps://user:password@mail.example.com/INBOX, with special characters of user and password percent-encoded, and a folder other than Processed and Refused',
    });
    return z.NEVER;
  });
}

export function oneOf<const T extends readonly [string, ...string[]]>(...values: T) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .refine(
      (value) => /^\d{1,10}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);
}

export function ratio() {
  return z
    .string()
    .refine((value) => /^(?:0|1|[01]?\.\d+)$/.test(value) && Number(value) <= 1, 'must be a share from 0 to 1, such as 0.05')
    .transform(Number);
}

export function address(...protocols: string[]) {
  return z
    .string()
    .refine(
      (value) => protocols.includes(URL.parse(value)?.protocol ?? ''),
      `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
}

export function postgres(check: (url: DatabaseUrl) => string | undefined = () => undefined) {
  return z.string().superRefine((value, context) => {
    const problem = findUrlProblem(value, check);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });
}

function findUrlProblem(value: string, check: (url: DatabaseUrl) => string | undefined): string | undefined {
  try {
    return check(parseDatabaseUrl(value));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function findReplicaProblem({ isWritable }: DatabaseUrl): string | undefined {
  return isWritable ? 'must not have target_session_attrs, because replicas accept no writes' : undefined;
}

export function origin() {
  return z
    .string()
    .refine(
      (value) => /^https?:\/\//.test(value) && URL.parse(value)?.origin === value.toLowerCase(),
      'must be an origin such as https://www.example.com, without a path or a slash at the end',
    )
    .transform((value) => value.toLowerCase());
}

export function listOf<Item, T extends z.ZodType<Item, string>>(item: T) {
  return z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item));
}
