import { declineReasons, lostReasons, withdrawReasons } from '@farwend/api-contract/rules';
import { TextArea } from '@farwend/design-system';
import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { matchStatusNames, type TripMatch, type TripMatchStatus } from '#src/desk/shared/tripMatchStatuses.data.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { useRequestChange } from './useRequestChange.ts';

/** Props of MoveMatchDialog. */
export interface MoveMatchDialogProps {
  requestId: string;
  match: TripMatch;
  /** The new status. */
  to: TripMatchStatus;
  onClose: () => void;
}

const reasonsOf: Partial<Record<TripMatchStatus, readonly string[]>> = {
  DECLINED: declineReasons,
  WITHDRAWN: withdrawReasons,
  LOST: lostReasons,
};

const consequences: Partial<Record<TripMatchStatus, string>> = {
  PROPOSED: 'The company is told now, and its time to answer begins.',
  INTRODUCED: 'Traveler and company are introduced by email, see each other’s contact data, and get a conversation.',
  WITHDRAWN: 'The company is told, and after the introduction the traveler too.',
  SUGGESTED: 'The company comes back on the list, and can be asked again.',
};

/** Asks for what the move of a match needs, says who hears of it, and makes it. */
export function MoveMatchDialog({ requestId, match, to, onClose }: MoveMatchDialogProps) {
  const reasons = reasonsOf[to];
  const [reasonCode, setReasonCode] = useState('');
  const [note, setNote] = useState('');
  const move = useRequestChange<void>(requestId, () =>
    api.put('/v3/trip_matches/{id}/status', {
      params: { id: match.id },
      body: { status: to, ...(reasonCode && { reasonCode }), ...(note.trim() && { note: note.trim() }) },
      ifMatch: match.version,
    }),
  );
  return (
    <MoveDialog
      subject={match.partnerName}
      status={matchStatusNames[to]}
      consequence={consequences[to]}
      reason={reasons && { codes: reasons, value: reasonCode, onChange: setReasonCode, isOptional: to === 'WITHDRAWN' }}
      move={move}
      onClose={onClose}
    >
      <TextArea label="Note for colleagues" value={note} onChange={setNote} limit={2000} rows={3} optional={to !== 'SUGGESTED'} />
    </MoveDialog>
  );
}
