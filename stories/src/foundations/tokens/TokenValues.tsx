import { modeNames, referenceIn, tokensInMode, type ModeName } from '@farwend/design-system/theme';
import { publishedValues } from './describeValues.ts';
import { modeLabels, publishedSets } from './tokenSets.ts';
import { TokenSample } from './TokenSample.tsx';

const tokens = {
  light: tokensInMode(publishedSets, 'light'),
  dark: tokensInMode(publishedSets, 'dark'),
  contrast: tokensInMode(publishedSets, 'contrast'),
} as const;

/** The values of a token: one for each mode if they differ, each with the token that it refers to. */
export function TokenValues({ name }: { name: string }) {
  const isRole = name.startsWith('color.');
  return (
    <ul className="token-values">
      {(isRole ? modeNames : (['light'] as const)).map((mode) => (
        <li key={mode}>
          <TokenSample name={name} value={publishedValues[mode].get(name) ?? ''} />
          <span>
            {isRole && <span className="token-mode">{modeLabels[mode]}</span>}
            <code>{publishedValues[mode].get(name)}</code>
            <Reference name={name} mode={mode} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Reference({ name, mode }: { name: string; mode: ModeName }) {
  const reference = referenceIn(tokens[mode].get(name)?.$value ?? '');
  return reference === undefined ? null : <span className="token-reference">= {reference}</span>;
}
