import type { ContentFields, ContentRow } from '#src/content/content.model.ts';
import { snapshotOf } from '#src/content/presentContent.ts';
import type { DemoPiece } from './contentRows.ts';
import { teamLines } from './data/team.data.ts';
import { demoId } from './demoId.ts';
import type { SeedContext } from './seedContext.ts';

/** How a piece stood after one step of its way. */
export interface HistoryStep<F extends ContentFields> {
  kind: 'CREATE' | 'UPDATE' | 'STATUS' | 'PUBLISH' | 'UNPUBLISH';
  /** What the audit calls it. */
  action: string;
  fields: F;
  state: Pick<ContentRow, 'status' | 'reviewState' | 'publishedVersion'>;
  at: Date;
  /** User who did it. */
  by: string;
  note: string | null;
}

/** A text of a piece, the note it was saved with, the first one without. */
export interface SavedText<F extends ContentFields> {
  fields: F;
  note: string | null;
}

const HOUR = 3_600_000;
const draft = { status: 'DRAFT', reviewState: 'NONE', publishedVersion: null } as const;

/** Who typed a piece in: its author where they may write here, else the editor. */
function writerOf(author: string | undefined): string {
  const [, , mailbox = 'editor'] = teamLines.find(([, , one, roles]) => one === author && roles.includes('editor')) ?? [];
  return demoId('user', `${mailbox}@example.com`);
}

/** The way of a piece from its first line to how it stands now: written, handed in, published by somebody else, and what came after. */
export function pieceHistory<F extends ContentFields>(
  piece: DemoPiece<F>,
  texts: readonly SavedText<F>[],
  { time }: SeedContext,
): HistoryStep<F>[] {
  const writer = writerOf(piece.author ?? 'freya.dunmore');
  const publisher = demoId('user', 'publisher@example.com');
  const begun = time.ago(piece.days).getTime();
  const newest = piece.state === 'CHANGED' ? texts.slice(-1) : [];
  const written = texts.slice(0, texts.length - newest.length).map(({ fields, note }, index): HistoryStep<F> => {
    const kind = index === 0 ? 'CREATE' : 'UPDATE';
    return { kind, action: kind, fields, state: draft, at: new Date(begun + index * 5 * HOUR), by: writer, note };
  });
  const last = written.at(-1);
  if (piece.state === 'DRAFT' || !last) return written;
  const after = { ...last, note: null };

  const submitted: HistoryStep<F> = {
    ...after,
    kind: 'STATUS',
    action: 'STATUS',
    state: { ...draft, reviewState: 'SUBMITTED' },
    at: new Date(last.at.getTime() + HOUR),
  };
  const handedIn = [...written, submitted];
  if (piece.state === 'SUBMITTED') return handedIn;
  if (piece.state === 'SCHEDULED') {
    const action = `PUBLISH planned for ${time.ago(-5).toISOString()}`;
    return [...handedIn, { ...submitted, action, at: new Date(submitted.at.getTime() + HOUR), by: publisher, note: 'Planned' }];
  }

  const published: HistoryStep<F> = {
    ...after,
    kind: 'PUBLISH',
    action: 'DRAFT → PUBLISHED',
    state: { status: 'PUBLISHED', reviewState: 'NONE', publishedVersion: handedIn.length },
    at: time.ago(piece.days - 2),
    by: publisher,
  };
  const later = new Date(published.at.getTime() + 2 * 24 * HOUR);
  if (piece.state === 'UNPUBLISHED') {
    const note = piece.unpublishedNote ?? null;
    const state = { ...draft, status: 'UNPUBLISHED' } as const;
    return [...handedIn, published, { ...published, kind: 'UNPUBLISH', action: 'PUBLISHED → UNPUBLISHED', state, at: later, note }];
  }
  const changed = newest.map(({ fields, note }): HistoryStep<F> => ({
    kind: 'UPDATE',
    action: 'UPDATE',
    fields,
    state: { ...published.state, status: 'CHANGED' },
    at: later,
    by: writer,
    note,
  }));
  return [...handedIn, published, ...changed];
}

/** The version and the audit row of every step. */
export function historyRows<F extends ContentFields>(row: ContentRow<F>, steps: readonly HistoryStep<F>[]) {
  const snapshots = steps.map(({ fields, state }) => snapshotOf({ ...row, ...state, fields }));
  const versions = steps.map(({ kind, at, by, note }, index) => {
    const snapshot = snapshots[index] ?? {};
    const before = snapshots[index - 1] ?? {};
    return {
      entity_type: row.type,
      entity_id: row.id,
      version: index + 1,
      kind,
      snapshot,
      changed_fields: Object.keys(snapshot).filter((name) => JSON.stringify(snapshot[name]) !== JSON.stringify(before[name])),
      change_note: note,
      created_at: at,
      created_by_id: by,
    };
  });
  const audit = steps.map(({ action, kind, state, at, by }, index) => ({
    id: demoId('audit', `${row.type} ${row.id} ${index + 1}`),
    at,
    actor_user_id: by,
    actor_kind: 'teamMember',
    action,
    entity_type: row.type,
    entity_id: row.id,
    details: {
      version: index + 1,
      demo: true,
      ...(kind === 'PUBLISH' ? { publishedVersion: state.publishedVersion } : {}),
      ...(action === 'STATUS' ? { reviewState: 'NONE → SUBMITTED' } : {}),
    },
  }));
  return { versions, audit };
}
