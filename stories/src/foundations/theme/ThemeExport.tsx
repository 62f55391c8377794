import { writeThemeDocument, type ThemeChange } from '@farwend/design-system/theme';
import { useId, useState } from 'react';

const fileName = 'farwend.theme.json';

/** The changes as a DTCG file, to copy or to download. */
export function ThemeExport({ changes }: { changes: readonly ThemeChange[] }) {
  const [copied, setCopied] = useState<string>();
  const id = useId();
  const text = `${JSON.stringify(writeThemeDocument(changes), null, 2)}\n`;
  return (
    <section className="theme-export" aria-labelledby="theme-export">
      <h2 id="theme-export">Export</h2>
      {changes.length === 0 ? (
        <p>Change a token, and what differs from the published tokens is written here as DTCG.</p>
      ) : (
        <>
          <p>
            What differs from the published tokens, as a DTCG resolver. A developer applies it with{' '}
            <code>node design-system/tokens/apply.ts {fileName}</code> and <code>npm run describe</code>.
          </p>
          <div className="theme-actions">
            <button type="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
              Copy
            </button>
            <a href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`} download={fileName}>
              Download {fileName}
            </a>
            <span role="status">{copied === text ? 'Copied.' : ''}</span>
          </div>
          <label htmlFor={id}>Changes as DTCG</label>
          <textarea id={id} readOnly rows={14} spellCheck={false} value={text} />
        </>
      )}
    </section>
  );
}
