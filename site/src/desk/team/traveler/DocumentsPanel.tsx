import { Link } from '@farwend/design-system';
import { formatCode, formatMoment } from '#src/desk/shared/formats.ts';
import { Small } from '#src/desk/team/request/MatchesPanel.styles.ts';
import { Panel, PanelTitle, Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import type { TravelDocument } from './travelerQueries.ts';
import { Item, Items } from './TravelerScreen.styles.ts';

/** Props of DocumentsPanel. */
export interface DocumentsPanelProps {
  /** The last first. */
  documents: readonly TravelDocument[];
}

/** The documents of a traveler, to download. */
export function DocumentsPanel({ documents }: DocumentsPanelProps) {
  return (
    <Panel aria-labelledby="documents">
      <PanelTitle id="documents">Documents</PanelTitle>
      {documents.length === 0 && <Quiet>No documents yet.</Quiet>}
      <Items>
        {documents.map((one) => (
          <Item key={one.id}>
            {hasFile(one) ? <Link href={`/my-trips/papers/${one.id}`}>{one.name}</Link> : <span>{one.name}</span>}
            <Small>
              {[
                formatCode(one.category),
                formatSize(one.sizeBytes),
                formatMoment(one.createdAt),
                one.status !== 'AVAILABLE' && formatCode(one.status),
              ]
                .filter(Boolean)
                .join(', ')}
            </Small>
          </Item>
        ))}
      </Items>
    </Panel>
  );
}

/** Whether its file can be downloaded: it was scanned and is not in the trash. */
function hasFile({ status }: TravelDocument): boolean {
  return status === 'AVAILABLE' || status === 'SUPERSEDED';
}

/** "184 kB", "2.4 MB". */
function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
