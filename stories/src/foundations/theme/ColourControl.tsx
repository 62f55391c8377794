import { applyTheme, isColour, referenceIn, resolveToken, tokensInMode, type Token, type Value } from '@farwend/design-system/theme';
import { useState } from 'react';
import { publishedSets } from '../tokens/tokenSets.ts';
import { NumberInput } from './NumberInput.tsx';
import { parseHex } from './parseHex.ts';
import { useThemeChanges } from './themeStore.ts';

const paletteNames = [...publishedSets.primitives.keys()];

/** The fields of a colour: one of the palette, or one of its own by picker or hex code; with its opacity if it has one. */
export function ColourControl({ name, value, onEdit }: { name: string; value: Value; onEdit: (edited: Partial<Token>) => void }) {
  const [draft, setDraft] = useState<string>();
  const palette = tokensInMode(applyTheme(publishedSets, useThemeChanges()), 'light');
  const resolved = resolveToken(palette, { $type: 'color', $value: value, $description: '' }).$value;
  if (!isColour(resolved)) return null;
  const isInvalid = draft !== undefined && parseHex(draft) === undefined;
  const setHex = (text: string) => {
    const colour = parseHex(text);
    if (colour) onEdit({ $value: { ...colour, ...(resolved.alpha === undefined ? {} : { alpha: resolved.alpha }) } });
  };
  const errorId = `${name}-error`;
  return (
    <div className="theme-colour">
      <input type="color" aria-label={`${name}, picker`} value={resolved.hex} onChange={(event) => setHex(event.target.value)} />
      <input
        type="text"
        aria-label={`${name}, hex`}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? errorId : undefined}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        value={draft ?? resolved.hex}
        onChange={(event) => {
          setDraft(event.target.value);
          setHex(event.target.value);
        }}
        onBlur={() => setDraft(undefined)}
      />
      {resolved.alpha !== undefined && (
        <NumberInput
          label={`${name}, opacity`}
          unit="%"
          step={1}
          min={0}
          max={100}
          value={Math.round(resolved.alpha * 100)}
          onChange={(percent) => onEdit({ $value: { ...resolved, alpha: Math.min(Math.max(percent, 0), 100) / 100 } })}
        />
      )}
      {name.startsWith('color.') && resolved.alpha === undefined && (
        <select
          aria-label={`${name}, from the palette`}
          value={referenceIn(value) ?? ''}
          onChange={(event) => onEdit({ $value: event.target.value === '' ? resolved : `{${event.target.value}}` })}
        >
          <option value="">own colour</option>
          {paletteNames.map((step) => (
            <option key={step}>{step}</option>
          ))}
        </select>
      )}
      {isInvalid && (
        <p id={errorId} className="theme-error">
          Write six hex digits, like #0f1c2b.
        </p>
      )}
    </div>
  );
}
