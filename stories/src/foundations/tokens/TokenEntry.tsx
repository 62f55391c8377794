import { memo, type ReactNode } from 'react';
import { descriptionOf } from './describeValues.ts';
import { TokenUses } from './TokenUses.tsx';
import { TokenValues } from './TokenValues.tsx';
import { useIsMatching } from './TokenCatalogue.tsx';

/** A token in the catalogue under its heading: what it is for, its values, and where it is used. */
export function TokenEntry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="token-entry" hidden={!useIsMatching(name)}>
      <div>
        {children}
        <p>{descriptionOf(name)}</p>
      </div>
      <TokenDetails name={name} />
    </div>
  );
}

const TokenDetails = memo(function TokenDetails({ name }: { name: string }) {
  return (
    <>
      <TokenValues name={name} />
      <TokenUses name={name} />
    </>
  );
});
