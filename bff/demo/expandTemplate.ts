import type { Random } from './random.ts';

/** Chooses one of the words in each pair of brackets, `[one|another]`, which are not nested. */
export function chooseWords(template: string, random: Random): string {
  return template.replace(/\[([^\]]*)\]/g, (_, words: string) => random.pick(words.split('|')));
}

/** Puts words into the slots of a template: `{spot}`, or `{Spot}` with a capital. */
export function fillTemplate(template: string, words: Readonly<Record<string, string>>): string {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name.toLowerCase()] ?? '';
    return /^[A-Z]/.test(name) ? capitalize(word) : word;
  });
  return capitalize(text);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
