import { Controls, useOf } from '@storybook/addon-docs/blocks';
import { useCallback, useId, useState } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { viewports } from '../toolbar.ts';
import { StoryFrame } from './frames/StoryFrame.tsx';
import { useElementWidth } from './frames/useElementWidth.ts';
import type { KeyboardRow } from './KeyboardTable.tsx';
import { PressedKeys } from './PressedKeys.tsx';
import { Transcript } from './Transcript.tsx';

const [narrowest, widest] = [320, 1440];
const presets = Object.values(viewports).map(({ styles }) => Number.parseInt(styles.width, 10));

interface PlaygroundProps {
  /** The story whose props are changed. */
  of: ModuleExport;
  /** Its keyboard table; a row is marked when its keys are pressed in the component. */
  keys?: readonly KeyboardRow[];
}

/** A story to try: every prop, any width, the keys that are pressed in it, and what a screen reader makes of it. */
export function Playground({ of, keys = [] }: PlaygroundProps) {
  const { story } = useOf(of, ['story']);
  const [box, column] = useElementWidth<HTMLElement>();
  const [width, setWidth] = useState<number>();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const id = useId();
  const [shown, setShown] = useState<Document>();
  const listen = useCallback((content: Document) => {
    setShown(content);
    const record = ({ key, shiftKey }: KeyboardEvent) => {
      if (key !== 'Shift') setPressed((earlier) => [...earlier.slice(-7), nameKey(key, shiftKey)]);
    };
    content.addEventListener('keydown', record, { capture: true });
    return () => content.removeEventListener('keydown', record, { capture: true });
  }, []);
  const shownWidth = width ?? Math.round(column);
  return (
    <>
      <figure className="canvas playground" ref={box}>
        <div className="playground-width">
          <label htmlFor={id}>Width</label>
          <input
            id={id}
            type="range"
            min={narrowest}
            max={widest}
            value={shownWidth}
            onChange={({ target }) => setWidth(target.valueAsNumber)}
          />
          <output htmlFor={id}>{shownWidth} px</output>
          {presets.map((preset) => (
            <button key={preset} type="button" aria-pressed={preset === width} onClick={() => setWidth(preset)}>
              {preset}
            </button>
          ))}
          <button type="button" aria-pressed={width === undefined} onClick={() => setWidth(undefined)}>
            This column
          </button>
        </div>
        <StoryFrame story={story} onShown={listen} {...(width !== undefined && { width })} />
        {keys.length > 0 && <PressedKeys pressed={pressed} rows={keys} />}
        <Transcript story={shown} />
      </figure>
      <Controls of={of} />
    </>
  );
}

/** The name of a key as keyboard tables write it. */
function nameKey(key: string, withShift: boolean): string {
  const name = key === ' ' ? 'Space' : key.replace('Arrow', '');
  return withShift && name.length > 1 ? `Shift + ${name}` : name;
}
