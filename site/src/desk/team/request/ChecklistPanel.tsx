import { Alert, Checkbox } from '@farwend/design-system';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatDay } from '#src/desk/shared/formats.ts';
import { nameOf, type TeamMember } from '#src/desk/shared/teamQuery.ts';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { Panel, PanelTitle, Quiet } from './RequestScreen.styles.ts';
import { useRequestChange } from './useRequestChange.ts';

/** Props of ChecklistPanel. */
export interface ChecklistPanelProps {
  request: TripRequestDetail;
  team: readonly TeamMember[];
}

/** The tasks of a request. */
export function ChecklistPanel({ request, team }: ChecklistPanelProps) {
  const items = (request.checklistItems ?? []).toSorted((one, other) => one.sortOrder - other.sortOrder);
  const tick = useRequestChange(request.id, ({ itemId, done }: { itemId: string; done: boolean }) =>
    api.put('/v3/trip_requests/{id}/checklist_items/{itemId}', { params: { id: request.id, itemId }, body: { done } }),
  );
  const describe = (dueAt: string | null, assigneeId: string | null) => {
    const assignee = team.find(({ id }) => id === assigneeId);
    return [dueAt && `due ${formatDay(dueAt)}`, assignee && nameOf(assignee)].filter(Boolean).join(', ');
  };
  return (
    <Panel aria-labelledby="checklist">
      <PanelTitle id="checklist">Checklist</PanelTitle>
      {items.length === 0 && <Quiet>Nothing to tick yet. Tasks appear as the request moves on.</Quiet>}
      {tick.isError && (
        <Alert tone="error" announce onDismiss={tick.reset}>
          {describeProblem(tick.error)}
        </Alert>
      )}
      {items.map(({ id, label, done, dueAt, assigneeId }) => (
        <Checkbox
          key={id}
          size="small"
          label={label}
          hint={describe(dueAt, assigneeId) || undefined}
          value={tick.isPending && tick.variables.itemId === id ? tick.variables.done : done}
          onChange={(isDone) => tick.mutate({ itemId: id, done: isDone })}
        />
      ))}
    </Panel>
  );
}
