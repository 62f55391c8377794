import { tripRequestMachine } from '@farwend/api-contract/rules';
import { Alert, Button, Cluster, Heading, Link, Select, Text } from '@farwend/design-system';
import { Clock, Menu, StatusPill } from '@farwend/design-system/work';
import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import type { PresentPerson } from '#src/desk/live/usePresence.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { dueNames } from '#src/desk/shared/dueNames.data.ts';
import { useServerClock } from '#src/desk/shared/ServerClock.ts';
import { formatCode } from '#src/desk/shared/formats.ts';
import { requestTones } from '#src/desk/shared/statusTones.data.ts';
import { nameOf, type TeamMember } from '#src/desk/shared/teamQuery.ts';
import { statusNames, type TripRequestDetail, type TripRequestStatus } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { MoveRequestDialog } from './MoveRequestDialog.tsx';
import { Assignment, Head, Present, Stage, Stages } from './RequestHead.styles.ts';
import { useRequestChange } from './useRequestChange.ts';

/** Props of RequestHead. */
export interface RequestHeadProps {
  request: TripRequestDetail;
  team: readonly TeamMember[];
  /** UUID of the person as a team member; null if they are none. */
  ownId: string | null;
  /** Who else has the request open. */
  present: readonly PresentPerson[];
}

/** The stages of a request that goes well. */
const stages = [
  'PENDING',
  'SCREENING',
  'QUALIFIED',
  'MATCHED',
  'PLANNING',
  'BOOKED',
  'COMPLETED',
] as const satisfies readonly TripRequestStatus[];

/** What a request is, where it stands, whose it is, and where it can go. */
export function RequestHead({ request, team, ownId, present }: RequestHeadProps) {
  const may = useMay();
  const [moveTo, setMoveTo] = useState<TripRequestStatus | null>(null);
  const assign = useRequestChange(request.id, (teamMemberId: string | null) =>
    api.put('/v3/trip_requests/{id}/assigned_to', { params: { id: request.id }, body: { teamMemberId }, ifMatch: request.version }),
  );
  const clock = useServerClock();
  const [primary] = request.travelers;
  return (
    <Head>
      <Text variant="caption" tone="soft">
        <Link href="/desk/inbox/mine" variant="quiet">
          Inbox
        </Link>{' '}
        / {request.reference}
      </Text>
      <Heading level={1} size="h3">
        {request.tripTitle || request.reference}
      </Heading>
      <Cluster gap={4}>
        <StatusPill tone={requestTones[request.status]}>{statusNames[request.status]}</StatusPill>
        {primary && (
          <Text as="span" variant="small">
            <TravelerLink traveler={primary} />
          </Text>
        )}
        {request.nextDueAt && (
          <Text as="span" variant="small">
            {request.nextDueKind && `${dueNames[request.nextDueKind]}: `}
            <Clock due={request.nextDueAt} now={clock.now} renderedAt={clock.renderedAt} announce />
          </Text>
        )}
        {request.statusReasonCode && (
          <Text as="span" variant="small" tone="soft">
            {request.statusNote ?? formatCode(request.statusReasonCode)}
          </Text>
        )}
      </Cluster>
      <Present role="status">{describePresent(present)}</Present>
      <StageLine status={request.status} />
      <Cluster gap={3} align="end">
        <Assignment>
          <Select
            label="Assigned to"
            value={assign.isPending ? (assign.variables ?? '') : (request.assignedToId ?? '')}
            placeholder="Nobody"
            disabled={!may('PUT /v3/trip_requests/{id}/assigned_to')}
            onChange={(value) => assign.mutate(value || null)}
            options={team
              .filter((member) => isChoice(member, request.assignedToId))
              .map((member) => ({ value: member.id, label: nameOf(member) }))}
          />
        </Assignment>
        {ownId !== null && request.assignedToId !== ownId && may('PUT /v3/trip_requests/{id}/assigned_to') && (
          <Button size="small" busy={assign.isPending} onClick={() => assign.mutate(ownId)}>
            Take it
          </Button>
        )}
        {request.allowedTransitions.length > 0 && (
          <Menu
            trigger={
              <Button size="small" variant="strong">
                Move to …
              </Button>
            }
            groups={groupMoves(request).map(({ title, moves }) => ({
              title,
              actions: moves.map((to) => ({ label: statusNames[to], onSelect: () => setMoveTo(to) })),
            }))}
          />
        )}
      </Cluster>
      {assign.isError && (
        <Alert tone="error" announce onDismiss={assign.reset}>
          {describeProblem(assign.error)}
        </Alert>
      )}
      {moveTo && <MoveRequestDialog request={request} to={moveTo} onClose={() => setMoveTo(null)} />}
    </Head>
  );
}

/** Who else has the request open, travelers named as such. */
function describePresent(present: readonly PresentPerson[]): string {
  const names = present.map(({ name, personType }) => (personType === 'traveler' ? `${name} (traveler)` : name));
  return names.length === 0 ? '' : `Also here: ${new Intl.ListFormat('en').format(names)}`;
}

/** Their name, as a link where the request is joined to a record that the person may open. */
function TravelerLink({ traveler: { travelerId, givenName, familyName } }: { traveler: TripRequestDetail['travelers'][number] }) {
  const may = useMay();
  const name = [givenName, familyName].filter(Boolean).join(' ');
  return travelerId && may('GET /v3/travelers/{id}') ? <Link href={`/desk/travelers/${travelerId}/`}>{name}</Link> : name;
}

/** The way to a booking, with the stage that is reached. */
function StageLine({ status }: { status: TripRequestStatus }) {
  const reached = stages.findIndex((stage) => stage === findStage(status));
  return (
    <Stages aria-label="Stages">
      {stages.map((stage, index) => (
        <Stage
          key={stage}
          data-state={index < reached ? 'done' : index === reached ? 'current' : 'ahead'}
          aria-current={index === reached ? 'step' : undefined}
        >
          {statusNames[stage]}
        </Stage>
      ))}
    </Stages>
  );
}

/** The stage that a status beside the way belongs to; those that ended are at none. */
function findStage(status: TripRequestStatus): TripRequestStatus {
  if (status === 'NEEDS_INFO') return 'SCREENING';
  if (status === 'TRAVELING') return 'BOOKED';
  return status;
}

/** The moves of the rules first; below them what an administrator may set to correct a mistake. */
function groupMoves({ status, allowedTransitions }: TripRequestDetail): { title?: string; moves: TripRequestStatus[] }[] {
  const byRule = new Set(
    tripRequestMachine.transitions.filter(({ from, who }) => from.includes(status) && who.includes('care')).map(({ to }) => to),
  );
  const moves = allowedTransitions.filter((to) => byRule.has(to));
  const corrections = allowedTransitions.filter((to) => !byRule.has(to));
  return [{ moves }, { title: 'Correct a mistake', moves: corrections }].filter((group) => group.moves.length > 0);
}

/** Whom a request can be given to, and whose it is already. */
function isChoice({ id, status, roles = [] }: TeamMember, assignedToId: string | null | undefined): boolean {
  return id === assignedToId || (status === 'ENABLED' && roles.some((role) => role === 'care' || role === 'admin'));
}
