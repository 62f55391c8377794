import type { ContentFields, ContentRow } from '#src/publishing/content.model.ts';
import { buildSnapshot } from '#src/publishing/presentContent.ts';
import type { DemoItem } from './demoItem.ts';
import { teamMemberData } from './data/team.data.ts';
import { demoId } from './demoId.ts';
import type { SeedContext } from './seedContext.ts';

/** The state of a content item after one change. */
export interface HistoryStep<F extends ContentFields> {
  kind: 'CREATE' | 'UPDATE' | 'STATUS' | 'PUBLISH' | 'UNPUBLISH';
  /** The action in the audit log. */
  action: string;
  fields: F;
  state: Pick<ContentRow, 'status' | 'reviewState' | 'publishedVersion'>;
  at: Date;
  /** Id of the user who made it. */
  by: string;
  note: string | null;
}

/** The fields of a version and its change note; null for the first one. */
export interface SavedVersion<F extends ContentFields> {
  fields: F;
  note: string | null;
}

const HOUR = 3_600_000;
const draft = { status: 'DRAFT', reviewState: 'NONE', publishedVersion: null } as const;

/** The user who wrote a content item: its author if they are an editor, otherwise the demo editor. */
function findWriter(author: string | undefined): string {
  const [, , mailbox = 'editor'] = teamMemberData.find(([, , one, roles]) => one === author && roles.includes('editor')) ?? [];
  return demoId('user', `${mailbox}@example.com`);
}

/** The history of a content item up to its current state: written, submitted, published by somebody else, and what followed. */
export function buildItemHistory<F extends ContentFields>(
  item: DemoItem<F>,
  savedVersions: readonly SavedVersion<F>[],
  { time }: SeedContext,
): HistoryStep<F>[] {
  const writer = findWriter(item.author ?? 'freya.dunmore');
  const publisher = demoId('user', 'publisher@example.com');
  const createdAt = time.ago(item.days).getTime();
  const newest = item.state === 'CHANGED' ? savedVersions.slice(-1) : [];
  const written = savedVersions.slice(0, savedVersions.length - newest.length).map(({ fields, note }, index): HistoryStep<F> => {
    const kind = index === 0 ? 'CREATE' : 'UPDATE';
    return { kind, action: kind, fields, state: draft, at: new Date(createdAt + index * 5 * HOUR), by: writer, note };
  });
  const last = written.at(-1);
  if (item.state === 'DRAFT' || !last) return written;
  const after = { ...last, note: null };

  const submitted: HistoryStep<F> = {
    ...after,
    kind: 'STATUS',
    action: 'STATUS',
    state: { ...draft, reviewState: 'SUBMITTED' },
    at: new Date(last.at.getTime() + HOUR),
  };
  const untilSubmitted = [...written, submitted];
  if (item.state === 'SUBMITTED') return untilSubmitted;
  if (item.state === 'SCHEDULED') {
    const action = `PUBLISH planned for ${time.ago(-5).toISOString()}`;
    return [...untilSubmitted, { ...submitted, action, at: new Date(submitted.at.getTime() + HOUR), by: publisher, note: 'Planned' }];
  }

  const published: HistoryStep<F> = {
    ...after,
    kind: 'PUBLISH',
    action: 'DRAFT → PUBLISHED',
    state: { status: 'PUBLISHED', reviewState: 'NONE', publishedVersion: untilSubmitted.length },
    at: time.ago(item.days - 2),
    by: publisher,
  };
  const later = new Date(published.at.getTime() + 2 * 24 * HOUR);
  if (item.state === 'UNPUBLISHED') {
    const note = item.unpublishedNote ?? null;
    const state = { ...draft, status: 'UNPUBLISHED' } as const;
    return [...untilSubmitted, published, { ...published, kind: 'UNPUBLISH', action: 'PUBLISHED → UNPUBLISHED', state, at: later, note }];
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
  return [...untilSubmitted, published, ...changed];
}

/** The version and the audit row of each step. */
export function buildHistoryRows<F extends ContentFields>(row: ContentRow<F>, steps: readonly HistoryStep<F>[]) {
  const snapshots = steps.map(({ fields, state }) => buildSnapshot({ ...row, ...state, fields }));
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
