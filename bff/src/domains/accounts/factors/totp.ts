import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

/** A new secret of 160 bits, in Base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator apps read from a QR code. */
export function buildOtpauthUrl(secret: string, email: string): string {
  return createTotp(secret, email).toString();
}

/** The time step of a code of now, the step before or the one after; null for any other code. */
export function findTotpStep(secret: string, code: string, timestamp: number): number | null {
  const delta = createTotp(secret, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function createTotp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Farwend', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}
