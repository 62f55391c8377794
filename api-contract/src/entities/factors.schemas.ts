import { z } from 'zod';
import * as field from '../schemas.ts';

/** What a person proved when they signed in. */
export const signInFactors = ['PASSWORD', 'EMAIL_CODE', 'SAML', 'TOTP', 'RECOVERY_CODE', 'PASSKEY'] as const;
export type SignInFactor = (typeof signInFactors)[number];

/** The second factors that an account can have: an authenticator app, or a passkey. */
export const factorKinds = ['TOTP', 'PASSKEY'] as const;
export type FactorKind = (typeof factorKinds)[number];

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'Use base64url');

const credential = {
  id: base64url(1400).describe('Id of the passkey, in base64url'),
  rawId: base64url(1400),
  type: z.literal('public-key'),
};

/** What `navigator.credentials.get()` returns, as JSON. Fields that browsers add are ignored. */
export const PasskeyProof = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200).nullish(),
    }),
  })
  .describe('PublicKeyCredential of navigator.credentials.get(), as its toJSON() gives it')
  .meta({ id: 'PasskeyProof' });
export type PasskeyProof = z.output<typeof PasskeyProof>;

/** What `navigator.credentials.create()` returns, as JSON. Fields that browsers add are ignored. */
export const NewPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: z
        .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
        .max(7)
        .optional(),
    }),
  })
  .describe('PublicKeyCredential of navigator.credentials.create(), as its toJSON() gives it')
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.output<typeof NewPasskey>;

export const totpCode = z
  .string()
  .regex(/^\d{3} ?\d{3}$/, 'Enter the six digits')
  .describe('Six digits of the authenticator app');
const recoveryCode = z
  .string()
  .max(40)
  .regex(/^[a-zA-Z0-9 -]{16,40}$/, 'Enter a recovery code as it was shown')
  .describe('One of the recovery codes; each counts once');
export const challengeId = field.Id.describe('UUID of the challenge');

/** Fields that prove a second factor: exactly one of them is needed. */
export const proofFields = { code: totpCode.optional(), recoveryCode: recoveryCode.optional(), passkey: PasskeyProof.optional() };
export const proofNames = ['code', 'recoveryCode', 'passkey'] as const;

/** Adds an issue unless exactly one proof is given. */
export function requireOneProof(body: Partial<Record<(typeof proofNames)[number], unknown>>, context: z.RefinementCtx): void {
  if (proofNames.filter((name) => body[name] !== undefined).length === 1) return;
  context.addIssue({
    code: 'custom',
    path: ['code'],
    message: 'Give either code, recoveryCode or passkey',
    params: { code: 'required' },
  });
}

/** A second factor as its owner sees it. */
export const Factor = z
  .object({
    id: field.Id,
    kind: z.enum(factorKinds),
    name: z.string().describe('What its owner calls it'),
    createdAt: field.Timestamp,
    lastUsedAt: field.Timestamp.nullable(),
  })
  .meta({ id: 'Factor' });

/** The options of a passkey ceremony, for the browser. */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** A QR code, to be drawn as SVG. */
export const QrCode = z
  .object({
    size: z.int().describe('Modules along each side, without the quiet zone of four around them'),
    path: z.string().describe('Its dark modules as the `d` of an SVG path, one unit for each module'),
  })
  .meta({ id: 'QrCode' });
