import { Alert, Button, Cluster, Select, Text } from '@farwend/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { nameOf, type TeamMember } from '#src/desk/shared/teamQuery.ts';
import { type BulkAction, waitForBulkAction } from './bulkActions.ts';
import { Bar, Verdicts } from './BulkAssign.styles.ts';
import { useOfferUndo } from './useOfferUndo.ts';

/** Props of BulkAssign. */
export interface BulkAssignProps {
  /** Ids of the ticked requests. */
  ids: readonly string[];
  team: readonly TeamMember[];
  /** Called before the list is read again with what was done to it. */
  onChange: () => void;
  /** Called when it is done: nothing need stay ticked. */
  onDone: () => void;
}

const BY_LOAD = 'by-load';
const NOBODY = 'nobody';

/** Gives several requests to somebody: first says what would happen to each, then does it. */
export function BulkAssign({ ids, team, onChange, onDone }: BulkAssignProps) {
  const [to, setTo] = useState(BY_LOAD);
  const client = useQueryClient();
  const offerUndo = useOfferUndo(onChange);
  const run = useMutation({
    mutationFn: async ({ dryRun }: { dryRun: boolean }) => {
      const started = await api.post('/v3/bulk_actions', {
        body: { entityType: 'tripRequest', action: 'assign', ids: [...ids], params: buildParams(to), dryRun },
      });
      return waitForBulkAction(started);
    },
    onSuccess: (action) => {
      if (action.dryRun) return;
      onChange();
      void client.invalidateQueries();
      if (action.allowed > 0) offerUndo(action, action.allowed === 1 ? '1 request assigned' : `${action.allowed} requests assigned`);
      if (action.refused === 0) onDone();
    },
  });
  const result = run.data;
  const isPreview = result?.dryRun === true;
  return (
    <Bar aria-label="Assign the selected requests" role="group">
      <Cluster gap={3} align="end">
        <Text as="strong" variant="small">
          {ids.length} selected
        </Text>
        <Select
          label="Assign to"
          value={to}
          onChange={(value) => {
            setTo(value);
            run.reset();
          }}
          options={[
            { value: BY_LOAD, label: 'By country and load' },
            { value: NOBODY, label: 'Nobody' },
            ...team.filter(isCare).map((member) => ({ value: member.id, label: buildOption(member) })),
          ]}
        />
        <Button
          size="small"
          busy={run.isPending}
          onClick={() => run.mutate({ dryRun: !isPreview })}
          variant={isPreview ? 'strong' : 'secondary'}
        >
          {isPreview ? `Assign ${result.allowed}` : 'See what would happen'}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Clear selection
        </Button>
      </Cluster>
      {run.isError && <Alert tone="error">{describeProblem(run.error)}</Alert>}
      {result && <Outcome result={result} />}
    </Bar>
  );
}

/** How many it is or would be done to, and why not to the others. */
function Outcome({ result: { dryRun, allowed, refused, results } }: { result: BulkAction }) {
  const reasons = new Map<string, number>();
  for (const { outcome, message } of results) {
    if (outcome === 'REFUSED' && message !== null) reasons.set(message, (reasons.get(message) ?? 0) + 1);
  }
  return (
    <div role="status">
      <Text variant="small">
        {dryRun ? `${allowed} can be assigned` : `${allowed} assigned`}
        {refused > 0 && `, ${refused} ${dryRun ? 'cannot' : 'stay as they are'}`}.
      </Text>
      {reasons.size > 0 && (
        <Verdicts>
          {[...reasons].map(([message, count]) => (
            <li key={message}>
              {count} × {message}
            </li>
          ))}
        </Verdicts>
      )}
    </div>
  );
}

function buildParams(to: string) {
  if (to === BY_LOAD) return {};
  return { teamMemberId: to === NOBODY ? null : to };
}

function isCare({ roles = [], status }: TeamMember): boolean {
  return status === 'ENABLED' && roles.some((role) => role === 'care' || role === 'admin');
}

/** With the load, because that is what one decides by. */
function buildOption(member: TeamMember): string {
  const { openTripRequests, capacity } = member;
  return openTripRequests === undefined ? nameOf(member) : `${nameOf(member)} (${openTripRequests} of ${capacity ?? '–'})`;
}
