import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What can be wrong with an answer. */
interface Flaws {
  /** Another site asked for it. */
  origin?: string;
  /** The person was not verified by fingerprint, face or PIN. */
  isUnverified?: boolean;
  /** Another key signs. */
  signer?: KeyObject;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** An authenticator in software, which makes one passkey of a P-256 key and signs with it, as WebAuthn level 3 says. */
export function createSoftAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const describeClient = (type: string, challenge: string, site = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site, crossOrigin: false }));
  const describeAuthenticator = (flags: number, isUnverified = false, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const set = Buffer.from([isUnverified ? flags & ~USER_VERIFIED : flags]);
    return Buffer.concat([sha256(new URL(origin).hostname), set, count, credential]);
  };
  const credential = () => ({ id: base64url(id), rawId: base64url(id), type: 'public-key' as const });

  return {
    /** Answers options for `navigator.credentials.create()`. */
    create(challenge: unknown, { origin: site, isUnverified }: Flaws = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'), // CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = describeAuthenticator(USER_PRESENT | USER_VERIFIED | WITH_CREDENTIAL, isUnverified, attested);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'), // {fmt: 'none', attStmt: {}, authData: data}
        Buffer.from([data.length]),
        data,
      ]);
      const clientDataJSON = describeClient('webauthn.create', String(challenge), site);
      const response = { clientDataJSON: base64url(clientDataJSON), attestationObject: base64url(attestationObject) };
      return { ...credential(), response };
    },

    /** Answers options for `navigator.credentials.get()`. */
    get(challenge: unknown, { origin: site, isUnverified, signer = privateKey }: Flaws = {}) {
      const clientDataJSON = describeClient('webauthn.get', String(challenge), site);
      const authenticatorData = describeAuthenticator(USER_PRESENT | USER_VERIFIED, isUnverified);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), signer);
      const response = {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      };
      return { ...credential(), response };
    },
  };
}
