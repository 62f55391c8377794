/** A browser in which the person is signed in. */
export interface SecuritySession {
  handle: string;
  /** "Firefox on Linux"; null if it is none that we know. */
  device: string | null;
  /** ISO 8601. */
  seenAt: string;
  isCurrent: boolean;
}

/** A second factor of the person. */
export interface SecurityFactor {
  id: string;
  kind: 'TOTP' | 'PASSKEY';
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

/** How the person signs in, and where they are signed in. */
export interface SecurityData {
  sessions: readonly SecuritySession[];
  factors: readonly SecurityFactor[];
  recoveryCodesLeft: number;
  /** They need a second factor to work here. */
  isRequired: boolean;
}

/** An authenticator app that waits for its first code. */
export interface Enrolment {
  challengeId: string;
  /** In Base32. */
  secret: string;
  otpauthUrl: string;
  /** The address as a QR code; null if it cannot be drawn. */
  qrCode: QrCode | null;
}

/** A QR code, as path data with one unit for each of its modules. */
export interface QrCode {
  size: number;
  path: string;
}

/** A passkey that waits to be made. */
export interface PasskeyEnrolment {
  challengeId: string;
  /** Options for the browser, as JSON. */
  creation: string;
}

/** Result of a form of the page. */
export interface SecurityResult {
  /** Success message; null if the request was rejected. */
  done: string | null;
  /** Error message; null on success. */
  problem: string | null;
  enrolment?: Enrolment;
  passkeyEnrolment?: PasskeyEnrolment;
  /** Shown once. */
  recoveryCodes?: readonly string[];
  /** They have to prove again who they are. */
  asksForProof?: true;
}

/** What a form of the page does. */
export type SecurityDeed = 'endSession' | 'endOthers' | 'begin' | 'confirm' | 'beginPasskey' | 'addPasskey' | 'remove' | 'codes' | 'prove';
