import type { Send } from '@farwend/api-contract/client';

/** What the server hands to one rendering of a page. */
export interface ServerPart {
  /** The API's own handlers in process, with the visitor's rights. */
  send: Send;
  /** Goes on every script, style and modulepreload tag; renewed by the server in cached pages. */
  nonce: string;
  /** What the page must know of its surroundings. */
  settings: PageSettings;
  /** Head tags of the development server; absent in production, where they come from the build's manifest. */
  devHead?: string;
  /** Hears of errors that were answered with the 500 page. */
  report?: (error: unknown) => void;
}

/** Settings that the browser may know too; they travel in the page's data. */
export interface PageSettings {
  /** Origin of absolute links, like https://farwend.example, without a slash at the end. */
  origin: string;
  /** Where My Trips leads, by person type. */
  portals: { traveler: string; agent: string; teamMember: string };
  /** Address of the reviews widget; null: none. */
  reviewsScriptUrl: string | null;
  /** Address of the chat widget; null: none. */
  chatScriptUrl: string | null;
  /** The team can come in by single sign-on. */
  hasSso: boolean;
  /** Who tells people from programs. */
  captcha: { provider: 'altcha' } | { provider: 'recaptcha'; siteKey: string };
  /** Whether travellers can sign in with an identity provider. */
  sso: boolean;
}
