import samlp from 'samlp';
import { selfSigned } from './certificate.ts';

/** The person who signs in at the provider. */
export interface SsoPerson {
  /** NameID: what the provider calls them. */
  id: string;
  email: string;
  /** Sam Lee unless said. */
  givenName?: string;
  familyName?: string;
}

/** What an answer of the provider has that it should not have. */
export interface Twist {
  /** Signs with another key and its certificate. */
  credentials?: { key: string; cert: string };
  signResponse?: boolean;
  signAssertion?: boolean;
  lifetimeInSeconds?: number;
  audience?: string;
  inResponseTo?: string;
}

/** A real identity provider of SAML 2.0, in process, posting to `whereTo` (a function where that is known later): takes the address a browser is sent to and gives the form its page would post. */
export function identityProvider(entryPoint: string, whereTo: string | (() => string)) {
  const acsNow = () => (typeof whereTo === 'string' ? whereTo : whereTo());
  const credentials = selfSigned('Test identity provider');
  const issuer = 'urn:test:identity-provider';
  const answer = (
    address: string,
    { id, email, givenName = 'Sam', familyName = 'Lee' }: SsoPerson,
    twist: Twist = {},
  ): Promise<URLSearchParams> =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      if (url.href.split('?')[0] !== entryPoint) return reject(new Error(`Sent to ${url.href} instead of the provider`));
      const { credentials: other, ...options } = twist;
      const acs = acsNow();
      const middleware = samlp.auth({
        issuer,
        ...(other ?? credentials),
        signResponse: true,
        recipient: acs,
        destination: acs,
        lifetimeInSeconds: 300,
        ...options,
        getPostURL: (_audience, _request, _req, callback) => callback(null, acs),
        getUserFromRequest: () => ({ id, displayName: id, name: { givenName, familyName }, emails: [{ value: email }] }),
      });
      const send = (page: string | number, text?: string) =>
        typeof page === 'string' ? resolve(fieldsOf(page)) : reject(new Error(`The provider answered ${page} ${text ?? ''}`));
      middleware({ method: 'GET', query: Object.fromEntries(url.searchParams) }, { set: () => undefined, send }, (error) =>
        reject(error ?? new Error('The provider did not answer')),
      );
    });
  return { ...credentials, issuer, answer };
}

/** The hidden fields of the form on the provider's page. */
function fieldsOf(page: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [tag] of page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    const value = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (name) fields.set(name, value.replaceAll('&#x2B;', '+').replaceAll('&amp;', '&').replaceAll('&#34;', '"'));
  }
  return fields;
}
