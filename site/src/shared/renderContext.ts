import type { Transport } from '@farwend/api-contract/client';

/** What the server provides for rendering one page. */
export interface RenderContext {
  /** The API's own handlers in process, with the visitor's rights. */
  send: Transport;
  /** The same handlers as an anonymous visitor calls them, for replies that all visitors share. */
  sendPublic: Transport;
  /** Whether the visitor is of a kind that may make a call, as `GET /v3/trip_requests`. */
  mayCall: (call: string) => boolean;
  /** Settings of the page. */
  settings: PageSettings;
  /** Head tags of the development server; absent in production, where they come from the build's manifest. */
  devHead?: string;
  /** Reports errors that led to a 500 page. */
  report?: (error: unknown) => void;
}

/** Settings that are also sent to the browser, in the page's data. */
export interface PageSettings {
  /** Origin of absolute links, like https://farwend.example, without a slash at the end. */
  origin: string;
  /** URL of My Trips, by person type. */
  portals: { traveler: string; agent: string; teamMember: string };
  /** URL of the reviews widget; null if none. */
  reviewsScriptUrl: string | null;
  /** URL of the chat widget; null if none. */
  chatScriptUrl: string | null;
  /** The team can use single sign-on. */
  hasSso: boolean;
  /** The captcha in use. */
  captcha: { provider: 'altcha' } | { provider: 'recaptcha'; siteKey: string };
  /** Travellers can use single sign-on. */
  sso: boolean;
}
