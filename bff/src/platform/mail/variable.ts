/** The type of a template variable, by which its value is checked and formatted. */
export type VariableType = keyof Values;

/** A variable of a template, with an example for previews. */
export interface Variable<T extends VariableType = VariableType, R extends boolean = boolean> {
  type: T;
  required: R;
  example: unknown;
  /** A code, or a link with one, which is not stored once the email is sent. */
  secret?: boolean;
}

/** The types of values in the data. */
interface Values {
  text: string;
  name: string;
  number: number;
  usd: number;
  date: string;
  moment: string;
  url: string;
  flag: boolean;
  list: readonly string[];
  paragraphs: string;
}

/** The data that the variables of a template require. */
export type DataOf<V extends Record<string, Variable>> = {
  [K in keyof V as V[K]['required'] extends true ? K : never]: Values[V[K]['type']];
} & { [K in keyof V as V[K]['required'] extends true ? never : K]?: Values[V[K]['type']] | null };

const required =
  <T extends VariableType>(type: T) =>
  (example: Values[T]): Variable<T, true> => ({ type, required: true, example });

/** A single line of text. */
export const text = required('text');
/** The name of a person; dropped if it contains a URL or an e-mail address, as those of spammers do. */
export const name = required('name');
export const number = required('number');
/** Whole US dollars. */
export const usd = required('usd');
/** A day, 'yyyy-mm-dd' or an ISO timestamp. */
export const date = required('date');
/** An ISO timestamp, formatted with its time in UTC. */
export const moment = required('moment');
/** An absolute web address. */
export const url = required('url');
export const flag = required('flag');
/** Texts, joined with commas and "and" in a sentence. */
export const list = required('list');

/** A text of several paragraphs. */
export const paragraphs = required('paragraphs');

/** Makes a variable optional. */
export function optional<T extends VariableType>(variable: Variable<T, true>): Variable<T, false> {
  return { ...variable, required: false };
}

/** Marks a variable whose value is not stored once the email is sent. */
export function secret<V extends Variable>(variable: V): V {
  return { ...variable, secret: true };
}
