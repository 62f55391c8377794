/** How often a run of words may recur over all texts. */
export const MOST_TEXTS_WITH_A_RUN = 3;
const RUN = 5;

/** The words of a text, without case and punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** All runs of five words of a text, each once. */
export function listRuns(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
}

/** How a text begins: its first two words. */
export function beginningOf(text: string): string {
  return wordsOf(text).slice(0, 2).join(' ');
}

/** Knows the texts so far, so that the next one repeats little of them. */
export class Repetition {
  readonly #runs = new Map<string, number>();
  readonly #recent = new Map<string, string[][]>();

  /** Counts the runs of a text. */
  count(text: string): void {
    for (const run of listRuns(text)) this.#runs.set(run, (this.#runs.get(run) ?? 0) + 1);
  }

  /** Whether a text has no run that has recurred often enough. */
  isFresh(text: string): boolean {
    return [...listRuns(text)].every((run) => (this.#runs.get(run) ?? 0) < MOST_TEXTS_WITH_A_RUN);
  }

  /** Remembers what a text said, as the newest of each of its lists. */
  remember(lists: readonly string[], said: readonly string[]): void {
    for (const list of lists) this.#recent.set(list, [[...said], ...(this.#recent.get(list) ?? [])].slice(0, 10));
  }

  /** Whether one of the last ten texts of a list said the same. */
  isRecent(lists: readonly string[], said: string): boolean {
    return lists.some((list) => this.#recent.get(list)?.some((text) => text.includes(said)));
  }
}
