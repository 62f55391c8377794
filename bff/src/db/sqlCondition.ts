import { Utils } from 'sequelize';
import { replaceNamedParameters } from './namedParameters.ts';

/** The result of `sqlCondition`. A Sequelize literal only by type, so that it fits into `WhereOptions`; `whereSql` renders it. */
export class SqlCondition extends Utils.Literal {
  readonly #text: string;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(text: string, values: Readonly<Record<string, unknown>>) {
    super(text);
    this.#text = text;
    this.#values = values;
  }

  /** The SQL text with a placeholder for each value. */
  render(bind: (value: unknown) => string): string {
    return replaceNamedParameters(this.#text, (name) => {
      if (this.#values[name] === undefined) throw new TypeError(`a condition uses :${name}, which has no value`);
      return bind(this.#values[name]);
    });
  }
}

/** An SQL condition inside a `where`, or a parenthesized subquery for `Op.in`. Values appear as `:name` and are bound. */
export function sqlCondition(text: string, values: Readonly<Record<string, unknown>>): SqlCondition {
  return new SqlCondition(text, values);
}
