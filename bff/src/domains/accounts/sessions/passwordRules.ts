import { plainText } from '#src/entities/places/plainText.ts';
import { fieldFailure } from '#src/http/failure.ts';
import { commonPasswords } from './commonPasswords.data.ts';

/** What a password must be, as GET /v3/password_config tells it. */
export const passwordConfig = {
  minLength: 12,
  maxLength: 128,
  rejectCommon: true,
  rejectContainsName: true,
  requireComposition: false,
  staffMfa: false,
  resetLinkMinutes: 60,
} as const;

/** Whose password it is to be: what of them it must not hold. */
interface Owner {
  email: string;
  givenName: string;
  familyName: string;
}

/** Throws validation.failed about the field at `pointer` when the password will not do. */
export function checkPassword(password: string, owner: Owner, pointer: string): void {
  const problem = passwordProblem(password, owner);
  if (problem) throw fieldFailure(pointer, problem.code, problem.message);
}

/** Why a password will not do, with what to do instead; null when it will. */
export function passwordProblem(password: string, owner: Owner): { code: string; message: string } | null {
  const { length } = [...password];
  if (length < passwordConfig.minLength) return { code: 'tooSmall', message: `Use at least ${passwordConfig.minLength} characters` };
  if (length > passwordConfig.maxLength) return { code: 'tooBig', message: `Use ${passwordConfig.maxLength} characters or fewer` };
  if (!password.isWellFormed() || password.includes('\0'))
    return { code: 'characters', message: 'Remove the characters that cannot be shown' };
  const plain = plainText(password);
  if (namesOf(owner).some((name) => plain.includes(name))) {
    return { code: 'containsName', message: 'Leave your name and address out of the password' };
  }
  if (isCommon(plain))
    return { code: 'common', message: 'Too many people use this password. Take a few words that do not belong together' };
  return null;
}

/** Names of three letters and more, and the part of the address before the @. */
function namesOf({ email, givenName, familyName }: Owner): string[] {
  const parts = [givenName, familyName, ...familyName.split(/[\s-]+/), email.split('@')[0] ?? ''].map((part) => plainText(part.trim()));
  return [...parts.filter((part) => part.length >= 3), 'farwend'];
}

/** Well-known ones also with other digits and signs around them or in place of letters; and what repeats or counts. */
function isCommon(plain: string): boolean {
  const bare = plain.replace(/[^a-z0-9@$]+$/, '');
  const letters = bare
    .replace(/[@4]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/[1!]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/7/g, 't');
  const core = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const candidates = [plain, core(plain), letters, core(letters), core(plain).replace(/[^a-z]/g, '')];
  if (candidates.some((one) => commonPasswords.has(one))) return true;
  return new Set(plain).size <= 3 || /^(.{1,6})\1+.{0,5}$/su.test(plain) || isRow(plain);
}

const rowsOfKeys = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

function isRow(plain: string): boolean {
  const backwards = [...plain].toReversed().join('');
  return rowsOfKeys.some((row) => row.includes(plain) || row.includes(backwards));
}
