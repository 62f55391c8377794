import samlp from 'samlp';
import { createSelfSignedCertificate } from './certificate.ts';

/** The person who signs in at the provider. */
export interface SsoPerson {
  /** The NameID of the person at the provider. */
  id: string;
  email: string;
  /** Default: Sam Lee. */
  givenName?: string;
  familyName?: string;
}

/** Ways to make a response of the provider invalid. */
export interface Tampering {
  /** Signs with another key and its certificate. */
  credentials?: { key: string; cert: string };
  signResponse?: boolean;
  signAssertion?: boolean;
  lifetimeInSeconds?: number;
  audience?: string;
  inResponseTo?: string;
}

/** A real SAML 2.0 identity provider, in process, that posts to `whereTo`: takes the URL a browser is redirected to and returns the form that its page would post. */
export function createIdentityProvider(entryPoint: string, whereTo: string | (() => string)) {
  const acsNow = () => (typeof whereTo === 'string' ? whereTo : whereTo());
  const credentials = createSelfSignedCertificate('Test identity provider');
  const issuer = 'urn:test:identity-provider';
  const answer = (
    address: string,
    { id, email, givenName = 'Sam', familyName = 'Lee' }: SsoPerson,
    tampering: Tampering = {},
  ): Promise<URLSearchParams> =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      if (url.href.split('?')[0] !== entryPoint) return reject(new Error(`Sent to ${url.href} instead of the provider`));
      const { credentials: other, ...options } = tampering;
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
        typeof page === 'string' ? resolve(parseHiddenFields(page)) : reject(new Error(`The provider answered ${page} ${text ?? ''}`));
      middleware({ method: 'GET', query: Object.fromEntries(url.searchParams) }, { set: () => undefined, send }, (error) =>
        reject(error ?? new Error('The provider did not answer')),
      );
    });
  return { ...credentials, issuer, answer };
}

/** The hidden fields of the form on the provider's page. */
function parseHiddenFields(page: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [tag] of page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    const value = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (name) fields.set(name, value.replaceAll('&#x2B;', '+').replaceAll('&amp;', '&').replaceAll('&#34;', '"'));
  }
  return fields;
}
