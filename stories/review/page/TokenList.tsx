import { modes as modeNames } from '../../.storybook/modes.ts';
import type { TokenChange } from '../compareTokens.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const names = new Map<string, string>(Object.entries(modeNames));

/** Tokens that moved, with their values in each mode in which they differ. */
export function TokenList({ tokens }: { tokens: readonly TokenChange[] }) {
  return (
    <section id="tokens">
      <h2>Tokens</h2>
      <ul className="changes">
        {tokens.map((token) => (
          <li key={token.name}>
            <h3>
              <code>{token.name}</code> <small>{token.kind}</small>
            </h3>
            <p>{token.description}</p>
            <dl>
              {token.formerDescription !== null && (
                <BeforeAfter name="Was for" before={token.formerDescription} after={token.description} />
              )}
              {token.values.map(({ mode, before, after }) => (
                <BeforeAfter
                  key={mode}
                  name={mode === null ? 'In every mode' : (names.get(mode) ?? mode)}
                  before={before}
                  after={after}
                  isColour={token.isColour}
                />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
