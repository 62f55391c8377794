import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { admins, anyone, signedIn } from '../roles.ts';
import * as field from '../schemas.ts';
import {
  challengeId,
  Factor,
  factorKinds,
  NewPasskey,
  passkeyOptions,
  proofFields,
  QrCode,
  requireOneProof,
  totpCode,
} from './factors.schemas.ts';

const example = '018f3c6e-6b7a-7c3e-9d56-3b1f0a2c4d5e';
const expiresAt = field.Timestamp.describe('When the challenge ends');
const RecoveryCodes = z.array(z.string()).describe('Ten codes, shown only here; each replaces a factor once');

/** The second factors of the caller. */
export const factors = {
  list: get('/v3/users/current/factors', 'List the caller’s second factors', {
    access: signedIn,
    reply: z
      .object({
        items: z.array(Factor),
        recoveryCodesLeft: z.int().describe('Recovery codes that have not been used'),
        isRequired: z.boolean().describe('Whether the caller needs a second factor to work here'),
      })
      .meta({ id: 'FactorList' }),
  }),
  options: post('/v3/users/current/factors/options', 'Begin to add a second factor', {
    access: signedIn,
    body: z.strictObject({ kind: z.enum(factorKinds) }),
    reply: z
      .object({
        challengeId,
        expiresAt,
        secret: z.string().nullable().describe('TOTP: the secret to type into the app, in Base32'),
        otpauthUrl: z.string().nullable().describe('TOTP: the same as the address that apps open'),
        qrCode: QrCode.nullable().describe('TOTP: that address as a QR code'),
        publicKey: passkeyOptions.nullable().describe('PASSKEY: options for navigator.credentials.create(), as JSON'),
      })
      .meta({ id: 'FactorOptions' }),
    description: 'Needs a recent proof (PUT /v3/users/current/step_ups). The challenge is valid for ten minutes and one factor.',
    example: { kind: 'TOTP' },
  }),
  create: post('/v3/users/current/factors', 'Add a second factor', {
    access: signedIn,
    body: z
      .strictObject({
        challengeId,
        name: field.line(60, 1).describe('What to call it, like Phone'),
        code: totpCode.optional(),
        passkey: NewPasskey.optional(),
      })
      .superRefine((body, context) => {
        if ((body.code === undefined) === (body.passkey === undefined))
          context.addIssue({ code: 'custom', path: ['code'], message: 'Give either code or passkey', params: { code: 'required' } });
      }),
    reply: z.object({ factor: Factor, recoveryCodes: RecoveryCodes.nullable().describe('Ten codes with the first factor, else null') }),
    description: 'Answers the challenge of POST /v3/users/current/factors/options. The first factor comes with ten recovery codes.',
    example: { challengeId: example, name: 'Phone', code: '123456' },
  }),
  remove: del('/v3/users/current/factors/{id}', 'Remove a second factor', {
    access: signedIn,
    description: 'Needs a recent proof. The last factor takes the recovery codes with it.',
  }),
  removeOf: del('/v3/users/{id}/factors', 'Remove all second factors of somebody who lost them', {
    access: admins,
    description: 'Needs a recent proof. Not for oneself. Ends all their sessions and tokens, and tells them by mail.',
  }),
};

/** The recovery codes of the caller. */
export const recoveryCodes = {
  create: post('/v3/users/current/recovery_codes', 'Get ten new recovery codes', {
    access: signedIn,
    reply: z.object({ codes: RecoveryCodes }),
    description: 'Needs a recent proof, and a second factor. Earlier codes end.',
  }),
};

/** Proving again who one is, for what must not be done by whoever finds a browser open. */
export const stepUps = {
  create: put('/v3/users/current/step_ups', 'Prove again who you are', {
    access: signedIn,
    body: z
      .strictObject({
        ...proofFields,
        password: z.string().min(1, 'Enter your password').max(128).optional().describe('Only for accounts without a second factor'),
        challengeId: challengeId.optional().describe('UUID of the challenge of POST /v3/passkeys/options, with passkey'),
      })
      .superRefine((body, context) => {
        if (body.password === undefined) requireOneProof(body, context);
      }),
    reply: z.object({ until: field.Timestamp.describe('Until when no further proof is needed') }),
    limit: 'login',
    description: 'Counts for ten minutes, for the session or token of this request. A sign-in counts as well.',
    example: { code: '123456' },
  }),
};

/** Passkeys at sign-in. */
export const passkeys = {
  options: post('/v3/passkeys/options', 'Begin to sign in with a passkey', {
    access: anyone,
    body: z.strictObject({
      challengeId: challengeId
        .optional()
        .describe('UUID of the challenge of a sign-in that lacks its second factor; absent: the passkey alone signs in'),
    }),
    reply: z
      .object({ challengeId, expiresAt, publicKey: passkeyOptions.describe('Options for navigator.credentials.get(), as JSON') })
      .meta({ id: 'PasskeyOptions' }),
    limit: 'login',
    description: 'The challenge is valid for five minutes and one answer, sent to POST /v3/login or POST /v3/tokens.',
    example: {},
  }),
};
