import { isProblem } from '@farwend/api-contract/client';
import { Alert, Button, Dialog, Link, Stack, Text } from '@farwend/design-system';
import { useToasts } from '@farwend/design-system/work';
import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import type { DeskFrameData } from '#src/desk/frame/desk.loader.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatDay, formatFieldName } from '#src/desk/shared/formats.ts';
import { type Traveler, travelerName } from '#src/desk/shared/travelerAccounts.ts';
import { Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import { describeMoved, describeValue } from './describeMerge.ts';
import type { Duplicate, MergeReport } from './travelerQueries.ts';
import { Diff } from './TravelerScreen.styles.ts';
import { useTravelerChange } from './useTravelerChange.ts';

/** Props of MergeDialog. */
export interface MergeDialogProps {
  /** Who remains. */
  traveler: Traveler;
  /** Who is merged into them. */
  other: Duplicate;
  onClose: () => void;
}

/** Says what a merge would change and move, and makes it when somebody agrees. */
export function MergeDialog({ traveler, other, onClose }: MergeDialogProps) {
  const { id, version } = traveler;
  const params = { id, other: other.id };
  const toasts = useToasts();
  const { roles } = (useRouteLoaderData('desk') as DeskFrameData).user;
  const { data: report, error } = useQuery({
    queryKey: ['traveler-merge', id, other.id, version], // apart from the record's, which is read again after the merge
    gcTime: 0, // it is computed anew whenever somebody asks
    queryFn: ({ signal }) => api.put('/v3/travelers/{id}/merge_with/{other}', { params, body: { dryRun: true }, signal }),
  });
  const undo = useTravelerChange<void, MergeReport>(id, () =>
    api.put('/v3/travelers/{id}/merge_with/{other}', { params, body: { undo: true } }),
  );
  const takeBack = async () => {
    try {
      await undo.mutateAsync();
      toasts.show({ title: 'The two are apart again' });
    } catch (failure) {
      toasts.show({ title: 'Not taken back', description: describeProblem(failure), tone: 'error' });
    }
  };
  const merge = useTravelerChange<void, void>(id, async () => {
    const { undoUntil } = await api.put('/v3/travelers/{id}/merge_with/{other}', { params, body: {}, ifMatch: version });
    const canUndo = roles.includes('admin'); // the API takes a merge back for administrators only
    const until = undoUntil ? formatDay(undoUntil) : '';
    toasts.show({
      title: `${other.email} was merged`,
      description: canUndo ? `It can be undone until ${until}.` : `An administrator can undo it until ${until}.`,
      ...(canUndo && { action: { label: 'Undo', onAction: () => void takeBack() } }),
    });
    onClose(); // before everything is read again: the other record is no duplicate any more
  });
  const problem = merge.error ?? error;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Merge ${other.email} into ${travelerName(traveler)}`}
      description="What this record says stays; what only the other one has is added. Everything of the other one comes here."
      footer={
        <>
          <Button size="small" variant="strong" busy={merge.isPending} disabled={!report} onClick={() => merge.mutate()}>
            Merge them
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            Leave them apart
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {problem && (
          <Alert tone="error" announce>
            {describeProblem(problem)}
            <References problem={problem} />
          </Alert>
        )}
        {report && <Report report={report} />}
        {!report && !problem && <Quiet role="status">Looking at what would change …</Quiet>}
      </Stack>
    </Dialog>
  );
}

/** What changes, before and after, and how much moves. */
function Report({ report: { changes, moved, mergedUserDisabled } }: { report: MergeReport }) {
  return (
    <div role="status">
      <Stack gap={3}>
        <Text variant="small">{describeMoved(moved)}</Text>
        {mergedUserDisabled && (
          <Text variant="small">The account of the other record is closed: they cannot sign in with it any more.</Text>
        )}
        {changes.length === 0 && <Text variant="small">This record stays as it is.</Text>}
        <Diff>
          {changes.map(({ path, before, after }) => (
            <div key={path}>
              <dt>{formatFieldName(path.replace(/^\//, ''))}</dt>
              <dd>
                <del>{describeValue(before)}</del> → <ins>{describeValue(after)}</ins>
              </dd>
            </div>
          ))}
        </Diff>
      </Stack>
    </div>
  );
}

/** The travelers that a refusal names. */
function References({ problem }: { problem: unknown }) {
  if (!isProblem(problem)) return null;
  return problem.references
    ?.filter(({ type }) => type === 'traveler')
    .map(({ id, title }) => (
      <p key={id}>
        <Link href={`/desk/travelers/${id}/`}>{title}</Link>
      </p>
    ));
}
