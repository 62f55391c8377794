import { useToasts } from '@farwend/design-system/work';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { type BulkAction, waitForBulkAction } from './bulkActions.ts';

/** Returns what says that a bulk action is done, with the way back. `onChange` is called before the list is read again. */
export function useOfferUndo(onChange: () => void) {
  const toasts = useToasts();
  const client = useQueryClient();
  const undo = async ({ id }: BulkAction) => {
    try {
      const { allowed, refused, results } = await waitForBulkAction(
        await api.post('/v3/bulk_actions/{id}/undo', { params: { id }, body: { dryRun: false } }),
      );
      const [refusal] = results.flatMap(({ message }) => message ?? []);
      toasts.show(
        refused === 0
          ? { title: `${allowed} back as before` }
          : { title: `${allowed} back as before, ${refused} left as they are`, description: refusal, tone: 'error' },
      );
    } catch (problem) {
      toasts.show({ title: 'Not taken back', description: describeProblem(problem), tone: 'error' });
    }
    onChange();
    await client.invalidateQueries();
  };
  return (action: BulkAction, title: string) => toasts.show({ title, action: { label: 'Undo', onAction: () => void undo(action) } });
}
