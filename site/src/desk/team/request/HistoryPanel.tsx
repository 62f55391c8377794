import { formatFieldName, formatMoment } from '#src/desk/shared/formats.ts';
import { Entries } from './HistoryPanel.styles.ts';
import type { RecordVersion } from './requestQueries.ts';
import { Panel, PanelTitle } from './RequestScreen.styles.ts';

/** Props of HistoryPanel. */
export interface HistoryPanelProps {
  /** The last first. */
  versions: readonly RecordVersion[];
}

/** Who changed what, when and why. */
export function HistoryPanel({ versions }: HistoryPanelProps) {
  return (
    <Panel aria-labelledby="history">
      <PanelTitle id="history">History</PanelTitle>
      <Entries>
        {versions.map((entry) => (
          <li key={entry.version}>
            <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
            <p>
              {entry.createdBy?.displayName ?? 'By itself'}: {describeChange(entry)}
            </p>
          </li>
        ))}
      </Entries>
    </Panel>
  );
}

/** Why it was changed, if somebody said so, and the names of the fields: `totalNights` as "total nights". */
function describeChange({ kind, changeNote, changedFields }: RecordVersion): string {
  if (kind === 'CREATE') return changeNote ?? 'written';
  const fields = changedFields.filter((field) => !bookkeeping.has(field)).map((field) => formatFieldName(field));
  return [changeNote, fields.join(', ')].filter(Boolean).join(': ') || 'saved again';
}

/** Fields that change with every change. */
const bookkeeping: ReadonlySet<string> = new Set(['version', 'updatedAt', 'updatedById', 'statusChangedAt', 'searchText']);
