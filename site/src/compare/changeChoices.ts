import { MAX_COMPARED } from './parseCompared.ts';

/** An item that can be compared. */
export interface ComparedChoice {
  /** Its slug. */
  id: string;
  title: string;
}

/** What is chosen to be compared. */
export interface ChoiceState {
  /** In the order of choosing. */
  choices: readonly ComparedChoice[];
  /** What became of the last change, to be read out; empty at first. */
  message: string;
}

/** Nothing is chosen, and nothing has been said. */
export const noChoices: ChoiceState = { choices: [], message: '' };

/** Adds a choice or takes it out, and says so; one more than fit beside each other is refused. */
export function changeChoices(choices: readonly ComparedChoice[], choice: ComparedChoice, isChosen: boolean): ChoiceState {
  const others = choices.filter(({ id }) => id !== choice.id);
  if (!isChosen) {
    const rest = others.length === 0 ? 'nothing is left to compare' : `${others.length} of ${MAX_COMPARED} chosen`;
    return { choices: others, message: `“${choice.title}” taken out: ${rest}.` };
  }
  if (others.length >= MAX_COMPARED)
    return { choices, message: `${MAX_COMPARED} fit beside each other. Take one out before you add “${choice.title}”.` };
  return { choices: [...others, choice], message: `“${choice.title}” added: ${others.length + 1} of ${MAX_COMPARED} chosen.` };
}
