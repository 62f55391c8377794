import type { ComponentPropsWithRef, ReactNode } from 'react';
import { List, Name, Note, Pair, Value } from './Facts.styles.ts';

/** One fact. */
export interface Fact {
  /** Name of the fact: “Nights”. */
  name: string;
  /** Value of the fact: “12”, “from $9,400”. */
  value: ReactNode;
  /** Qualification of the value: “per person, two sharing”. */
  note?: ReactNode;
}

/** Props of Facts. Other attributes are passed to the list element. */
export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Facts, most important first. */
  items: readonly Fact[];
  /** `row`: side by side, as under a map; `list`: stacked. */
  look?: 'row' | 'list' | undefined;
}

/** Key facts such as nights, price and months, as a description list. */
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
