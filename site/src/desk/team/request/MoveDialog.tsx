import { Alert, Button, Dialog, Select, Stack } from '@farwend/design-system';
import { useId, type FormEvent, type ReactNode } from 'react';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatCode } from '#src/desk/shared/formats.ts';
import type { useRequestChange } from './useRequestChange.ts';

/** Props of MoveDialog. */
export interface MoveDialogProps {
  /** What is moved, if the screen shows more than one. */
  subject?: string;
  /** Name of the new status. */
  status: string;
  /** What happens then, where people outside of the team hear of it. */
  consequence: string | undefined;
  /** The reasons to choose from, if the move has any. */
  reason?: { codes: readonly string[]; value: string; onChange: (code: string) => void; isOptional?: boolean } | undefined;
  move: ReturnType<typeof useRequestChange<void>>;
  onClose: () => void;
  /** The other fields that the move needs. */
  children: ReactNode;
}

/** Asks for what a move needs, says who hears of it, and makes it; a refusal leaves the dialog open with what was typed. */
export function MoveDialog({ subject, status, consequence, reason, move, onClose, children }: MoveDialogProps) {
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    move.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={subject ? `${subject}: move to ${status}` : `Move to ${status}`}
      description={consequence}
      footer={
        <>
          <Button type="submit" form={formId} variant="strong" size="small" busy={move.isPending}>
            Move to {status}
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            Leave it
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send}>
        <Stack gap={4}>
          {move.isError && (
            <Alert tone="error" announce>
              {describeProblem(move.error)}
            </Alert>
          )}
          {reason && (
            <Select
              label="Reason"
              placeholder="Choose a reason"
              value={reason.value}
              onChange={reason.onChange}
              options={reason.codes.map((code) => ({ value: code, label: formatCode(code) }))}
              optional={reason.isOptional ?? false}
            />
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
