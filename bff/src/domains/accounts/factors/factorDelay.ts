import type { CallContext } from '#src/kernel/context.ts';
import { keyedHash } from '#src/settings/secrets.ts';

/** Wrong factors are counted per account, from wherever: who comes this far knows the password. */
export function buildFactorKey(userId: string, { settings }: CallContext): string {
  return keyedHash(`factor ${userId}`, settings.captchaKey);
}
