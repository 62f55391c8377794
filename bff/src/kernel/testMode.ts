import type { contract, ReplyOf } from '@farwend/api-contract';
import type { Actor } from './actor.ts';

/** How access tokens of test mode begin; no other token does. */
export const TEST_TOKEN_PREFIX = 'fwtest_';

/** A service token of test mode to be issued. */
export interface TestTokenRequest {
  /** Email address of the demo person whose rights it has. */
  username: string;
  name: string | null;
  scopes: string[];
}

/** Who asks for it, as the token notes. */
export interface TestTokenCaller {
  actor: Actor;
  requestId: string;
  apiVersion?: string;
  userAgent: string | null;
}

/** The part that a product has in test mode, in which calls run on a database of their own. */
export type TestMode =
  /** TEST_DATABASE_URL is not set. */
  | { readonly part: 'none' }
  /** The live product: it issues tokens of test mode. */
  | {
      readonly part: 'live';
      /** Null if nobody in the demo data has the address. */
      issueToken(request: TestTokenRequest, caller: TestTokenCaller): Promise<ReplyOf<typeof contract.tokens.create> | null>;
    }
  /** The product on the test database. */
  | {
      readonly part: 'test';
      /** Moves all times of the database into the past, as if so many hours had gone by. */
      advanceClock(hours: number): Promise<void>;
      /** Replaces the data by new demo data once the running requests have ended; later requests wait for it. */
      reset(): void;
    };
