import type { ModeName, SetName, ThemeChange, Token } from '@farwend/design-system/theme';
import { useId, useState } from 'react';
import { modeLabels } from '../tokens/tokenSets.ts';
import { ColourControl } from './ColourControl.tsx';
import { DimensionControl } from './DimensionControl.tsx';
import { listEditableGroups, type EditableGroup } from './editableTokens.ts';
import { NumberInput } from './NumberInput.tsx';
import { changeToken, resetToken } from './themeStore.ts';

interface ThemeControlsProps {
  /** Mode whose colours are edited. */
  mode: ModeName;
  changes: readonly ThemeChange[];
}

/** The tokens of a theme in groups, each with fields for its value. */
export function ThemeControls({ mode, changes }: ThemeControlsProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const word = typed.trim().toLowerCase();
  return (
    <div className="theme-controls">
      <div className="theme-field">
        <label htmlFor={id}>Find a token</label>
        <input id={id} type="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </div>
      {listEditableGroups(mode).map((group, index) => (
        <ControlGroup
          key={group.heading}
          group={{
            ...group,
            tokens: group.tokens.filter(([name, { $description }]) => `${name} ${$description}`.toLowerCase().includes(word)),
          }}
          label={group.heading === 'Colour' ? `Colour, ${modeLabels[mode]}` : group.heading}
          isOpen={index === 0 || word !== ''}
          changes={changes.filter(({ set }) => set === group.set)}
        />
      ))}
    </div>
  );
}

interface ControlGroupProps {
  group: EditableGroup;
  label: string;
  isOpen: boolean;
  changes: readonly ThemeChange[];
}

function ControlGroup({ group: { set, tokens }, label, isOpen, changes }: ControlGroupProps) {
  const changed = tokens.filter(([name]) => changes.some((change) => change.name === name)).length;
  return (
    <details open={isOpen} hidden={tokens.length === 0}>
      <summary>
        {label} {changed > 0 && <span className="theme-count">{changed} changed</span>}
      </summary>
      <ul>
        {tokens.map(([name, token]) => (
          <TokenControl key={set + name} set={set} name={name} published={token} change={changes.find((one) => one.name === name)} />
        ))}
      </ul>
    </details>
  );
}

interface TokenControlProps {
  set: SetName;
  name: string;
  published: Token;
  change: ThemeChange | undefined;
}

function TokenControl({ set, name, published, change }: TokenControlProps) {
  const token = change?.token ?? published;
  const edit = (edited: Partial<Token>) => changeToken({ set, name, token: { ...token, ...edited } });
  return (
    <li data-changed={change !== undefined}>
      <div className="theme-name">
        <code>{name}</code>
        {change && (
          <button type="button" aria-label={`Reset ${name}`} onClick={() => resetToken({ set, name })}>
            Reset
          </button>
        )}
      </div>
      <p>{published.$description}</p>
      <ValueControl name={name} token={token} onEdit={edit} />
    </li>
  );
}

/** The fields for a token's value, by its type. */
function ValueControl({ name, token, onEdit }: { name: string; token: Token; onEdit: (edited: Partial<Token>) => void }) {
  const { $type, $value, $extensions } = token;
  if ($type === 'color') return <ColourControl name={name} value={$value} onEdit={onEdit} />;
  if (typeof $value === 'number') {
    const unit = $extensions?.['com.farwend.unit'] ?? '';
    const step = $type === 'fontWeight' ? 100 : unit === '' ? 0.05 : 0.002;
    return <NumberInput label={name} unit={unit} step={step} value={$value} onChange={(next) => onEdit({ $value: next })} />;
  }
  return <DimensionControl name={name} token={token} onEdit={onEdit} />;
}
