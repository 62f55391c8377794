import { toPlainText } from '#src/kernel/toPlainText.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { commonPasswords } from './commonPasswords.data.ts';

/** The rules, as GET /v3/password_config returns them. */
export const passwordConfig = {
  minLength: 12,
  maxLength: 128,
  rejectCommon: true,
  rejectContainsName: true,
  requireComposition: false,
  resetLinkMinutes: 60,
} as const;

/** The person whose names and address the password must not contain. */
interface Owner {
  email: string;
  givenName: string;
  familyName: string;
}

/** Throws validation.failed for the field at `pointer` when the password breaks a rule. */
export function checkPassword(password: string, owner: Owner, pointer: string): void {
  const problem = findPasswordProblem(password, owner);
  if (problem) throw fieldFailure(pointer, problem.code, problem.message);
}

/** The first rule the password breaks, with what to do instead; null if it breaks none. */
export function findPasswordProblem(password: string, owner: Owner): { code: string; message: string } | null {
  const { length } = [...password];
  if (length < passwordConfig.minLength) return { code: 'tooSmall', message: `Use at least ${passwordConfig.minLength} characters` };
  if (length > passwordConfig.maxLength) return { code: 'tooBig', message: `Use ${passwordConfig.maxLength} characters or fewer` };
  if (!password.isWellFormed() || password.includes('\0'))
    return { code: 'characters', message: 'Remove the characters that cannot be shown' };
  const plain = toPlainText(password);
  if (listForbiddenNames(owner).some((name) => plain.includes(name))) {
    return { code: 'containsName', message: 'Choose a password without your name or email address' };
  }
  if (isCommon(plain)) return { code: 'common', message: 'This password is too common. Use a few unrelated words' };
  return null;
}

/** Names of three letters and more, and the part of the address before the @. */
function listForbiddenNames({ email, givenName, familyName }: Owner): string[] {
  const parts = [givenName, familyName, ...familyName.split(/[\s-]+/), email.split('@')[0] ?? ''].map((part) => toPlainText(part.trim()));
  return [...parts.filter((part) => part.length >= 3), 'farwend'];
}

/** Also finds common passwords with digits and symbols around them or in place of letters, repetitions and sequences. */
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
  if (candidates.some((candidate) => commonPasswords.has(candidate))) return true;
  return new Set(plain).size <= 3 || /^(.{1,6})\1+.{0,5}$/su.test(plain) || isSequence(plain);
}

const sequences = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

function isSequence(plain: string): boolean {
  const reversed = [...plain].toReversed().join('');
  return sequences.some((row) => row.includes(plain) || row.includes(reversed));
}
