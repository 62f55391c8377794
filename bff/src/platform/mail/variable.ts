/** What a variable of a template holds; it decides how the value is checked and written out. */
export type VariableType = keyof Values;

/** One variable of a template: its kind, whether it must be given, a value to show it with. */
export interface Variable<T extends VariableType = VariableType, R extends boolean = boolean> {
  type: T;
  required: R;
  example: unknown;
  /** A link with a code in it: sent, then forgotten. */
  secret?: boolean;
}

/** The value of a variable as data carries it. */
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
}

/** The data that the variables of a template ask for. */
export type DataOf<V extends Record<string, Variable>> = {
  [K in keyof V as V[K]['required'] extends true ? K : never]: Values[V[K]['type']];
} & { [K in keyof V as V[K]['required'] extends true ? never : K]?: Values[V[K]['type']] | null };

const required =
  <T extends VariableType>(type: T) =>
  (example: Values[T]): Variable<T, true> => ({ type, required: true, example });

/** A line somebody wrote. */
export const text = required('text');
/** The name of a person; one that carries a link or an address is somebody's advertisement and left out. */
export const name = required('name');
export const number = required('number');
/** Whole US dollars. */
export const usd = required('usd');
/** A day, 'yyyy-mm-dd' or an ISO moment. */
export const date = required('date');
/** An ISO moment, written with its hour in UTC. */
export const moment = required('moment');
/** An absolute web address. */
export const url = required('url');
export const flag = required('flag');
/** Lines, joined with commas and "and" where they stand in a sentence. */
export const list = required('list');

/** The same variable, where it may be missing. */
export function optional<T extends VariableType>(variable: Variable<T, true>): Variable<T, false> {
  return { ...variable, required: false };
}

/** The same variable, not to be kept once the mail is sent. */
export function secret<V extends Variable>(variable: V): V {
  return { ...variable, secret: true };
}
