/** Fewer digits are no number with its country prefix, more are none at all (E.164). */
const [FEWEST, MOST] = [7, 15];

/** The digits of a phone number with its country prefix, written as +44 or 0044; null for anything else. */
export function parsePhone(text: string): string | null {
  if (!/^[+\d][\d\s()./-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.length >= FEWEST && digits.length <= MOST ? digits : null;
}
