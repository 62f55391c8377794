import type { ReactNode } from 'react';
import { Fact, FactList } from './KnownFacts.styles.ts';

/** A fact; null: not known. */
export interface KnownFact {
  name: string;
  value: ReactNode;
}

/** Props of KnownFacts. */
export interface KnownFactsProps {
  facts: readonly KnownFact[];
}

/** Facts that are known; the others are left out. */
export function KnownFacts({ facts }: KnownFactsProps) {
  const known = facts.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <FactList>
      {known.map(({ name, value }) => (
        <Fact key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fact>
      ))}
    </FactList>
  );
}
