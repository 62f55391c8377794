import { applyTheme, modeNames, type ModeName } from '@farwend/design-system/theme';
import { useId, useState } from 'react';
import { modeLabels, publishedSets } from '../tokens/tokenSets.ts';
import { BrokenPairs } from './BrokenPairs.tsx';
import { measureContrast } from './measureContrast.ts';
import { ThemeControls } from './ThemeControls.tsx';
import { ThemeExport } from './ThemeExport.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { resetTheme, useThemeChanges } from './themeStore.ts';
import { writeThemeCss } from './writeThemeCss.ts';
import './contrast.css';
import './theme.css';

/** Pages to judge a theme on, by the ids of their stories. */
const pages: Readonly<Record<string, string>> = {
  'site-home--for-travelers': 'Home page',
  'site-trip-request--details-errors': 'Trip request',
  'site-guide--whole': 'Guide',
};

/** Labels of window widths in pixels. */
const widths = { '320': 'Phone 320', '768': 'Tablet 768', '1280': 'Desktop 1280' };

/** Edits tokens in the browser, over real pages and their contrast, and exports what changed. */
export function ThemeBuilder() {
  const changes = useThemeChanges();
  const [page, setPage] = useState('site-home--for-travelers');
  const [mode, setMode] = useState<ModeName>('light');
  const [width, setWidth] = useState('1280');
  const sets = applyTheme(publishedSets, changes);
  return (
    <div className="theme-builder" data-mode="light">
      <div className="theme-bar">
        <Choice label="Page" options={pages} value={page} onChange={setPage} />
        <Choice
          label="Mode"
          options={modeLabels}
          value={mode}
          onChange={(value) => setMode(modeNames.find((name) => name === value) ?? 'light')}
        />
        <Choice label="Window" options={widths} value={width} onChange={setWidth} />
        <p role="status">{changes.length === 0 ? 'No changes' : `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}</p>
        <button type="button" disabled={changes.length === 0} onClick={resetTheme}>
          Reset all
        </button>
      </div>
      <div className="theme-work">
        <ThemeControls mode={mode} changes={changes} />
        <div>
          <ThemePreview title={`${pages[page]} with your theme`} story={page} mode={mode} width={Number(width)} css={writeThemeCss(sets)} />
          <BrokenPairs pairs={measureContrast(sets)} />
          <ThemeExport changes={changes} />
        </div>
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** Labels by value. */
  options: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="theme-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
