import { Key, KeyLine, Leg } from './MapDrawing.styles.ts';
import type { LegMode } from './mapPlace.ts';

/** Props of MapKey. */
export interface MapKeyProps {
  /** How the legs on the map are travelled. */
  modes: readonly LegMode[];
  /** The name of each. */
  texts: Readonly<Record<LegMode, string>>;
}

/** A line of each kind on the map with its name. The map's accessible name says how each leg is travelled, so it is not read out. */
export function MapKey({ modes, texts }: MapKeyProps) {
  const shown = [...new Set(modes)];
  if (shown.length === 0) return null;
  return (
    <Key aria-hidden="true">
      {shown.map((mode) => (
        <li key={mode}>
          <KeyLine viewBox="0 0 40 12" focusable="false">
            <Leg d="M2 6H38" data-mode={mode} />
            {mode === 'train' && <Leg d="M2 6H38" data-mode={mode} data-part="ticks" />}
          </KeyLine>
          {texts[mode]}
        </li>
      ))}
    </Key>
  );
}
