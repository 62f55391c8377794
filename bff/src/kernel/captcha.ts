import type { Db } from './db.ts';

/** A solved challenge; consumed by the write it protects. */
export interface SolvedCaptcha {
  signature: string;
}

/** Challenges that keep programs out. */
export interface Captcha {
  /** Creates a challenge, valid for 10 minutes and one use, bound to an action if one is given. */
  challenge(action: string | undefined): Promise<Record<string, unknown>>;
  /** Checks a solution without consuming it. Throws captcha.failed. */
  verify(captchaId: string, action: string): Promise<SolvedCaptcha>;
  /** Consumes it in the transaction of the write. Throws captcha.failed when it was consumed before. */
  use(solved: SolvedCaptcha, db: Db): Promise<void>;
}
