import type { Page } from 'playwright-core';

/** The fingerprint reader of a browser. */
export interface VirtualAuthenticator {
  /** Whether the finger is known; else every passkey is refused. */
  setVerified(isUserVerified: boolean): Promise<void>;
}

/** Gives the browser of a page a fingerprint reader that keeps passkeys. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
