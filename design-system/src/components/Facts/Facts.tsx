import type { ComponentPropsWithRef, ReactNode } from 'react';
import { List, Name, Note, Pair, Value } from './Facts.styles.ts';

/** One fact. */
export interface Fact {
  /** What it is about: “Nights”. */
  name: string;
  /** The fact: “12”, “from $9,400”. */
  value: ReactNode;
  /** What must be known beside it: “per person, two sharing”. */
  note?: ReactNode;
}

/** Props of Facts; what is not listed goes to the list. */
export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts, the most asked for first. */
  items: readonly Fact[];
  /** `row`: figures beside each other, as under a map; `list`: lines below each other. */
  look?: 'row' | 'list' | undefined;
}

/** Nights, price, months: facts with their names, as a definition list. */
export function Facts({ items, look = 'row', ...rest }: FactsProps) {
  return (
    <List data-look={look} {...rest}>
      {items.map(({ name, value, note }) => (
        <Pair key={name}>
          <Name>{name}</Name>
          <Value>
            {value}
            {note && <Note>{note}</Note>}
          </Value>
        </Pair>
      ))}
    </List>
  );
}
