import { createContext, useContext, useDeferredValue, useId, useState, type ReactNode } from 'react';
import { value as uses } from 'virtual:design-system/tokenUses';
import { describeValues } from './describeValues.ts';
import './tokens.css';

/** Names of the tokens that match what is typed. */
const MatchingTokens = createContext<ReadonlySet<string>>(new Set());

/** What each token is found by: its names, its description, its values, and where it is used. */
const searchedTexts = new Map(
  Object.entries(uses).map(([name, use]) => [name, [...describeValues(name), ...use.pages].join(' ').toLowerCase()]),
);

/** A list of tokens with a field that narrows it down. */
export function TokenCatalogue({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/);
  const id = useId();
  const names = [...searchedTexts].filter(([, text]) => words.every((word) => text.includes(word))).map(([name]) => name);
  return (
    <div className="token-catalogue" data-mode="light">
      <div className="token-filter">
        <label htmlFor={id}>Show tokens that contain</label>
        <input id={id} type="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <p role="status">
          {names.length === searchedTexts.size ? `${names.length} tokens` : `${names.length} of ${searchedTexts.size} tokens`}
        </p>
      </div>
      {names.length === 0 && <p>No token contains this. Try a name, a value like 2rem, or a component like Button.</p>}
      <MatchingTokens value={new Set(names)}>{children}</MatchingTokens>
    </div>
  );
}

/** Whether a token matches what is typed. */
export function useIsMatching(name: string): boolean {
  return useContext(MatchingTokens).has(name);
}
