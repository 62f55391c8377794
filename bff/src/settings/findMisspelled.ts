import { distance } from 'fastest-levenshtein';
import { variableNames } from './settings.schema.ts';

/** A variable that nothing reads, and the setting that was probably meant. */
export interface Misspelling {
  given: string;
  meant: string;
}

/** Finds variables whose names are almost those of settings: a typo would otherwise silently leave a default in force. */
export function findMisspelled(env: NodeJS.ProcessEnv): Misspelling[] {
  const names = new Set(variableNames);
  return Object.keys(env)
    .filter((given) => !names.has(given))
    .flatMap((given) => {
      const meant = variableNames.find((name) => isTypoOf(name, given.toUpperCase()));
      return meant === undefined ? [] : [{ given, meant }];
    });
}

/** Two letters may differ in a long name; in a short one, of which the system has many, only one may, or the letters are in disorder. */
function isTypoOf(name: string, given: string): boolean {
  return distance(name, given) <= (name.length > 5 ? 2 : 1) || sortLetters(name) === sortLetters(given);
}

function sortLetters(text: string): string {
  return [...text].toSorted().join('');
}
