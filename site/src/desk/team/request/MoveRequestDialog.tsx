import { cancelReasons, lostReasons, rejectReasons } from '@farwend/api-contract/rules';
import { DateField, TextArea, TextField } from '@farwend/design-system';
import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { InputError } from '#src/desk/shared/describeProblem.ts';
import { statusNames, type TripRequestDetail, type TripRequestStatus } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { useRequestChange } from './useRequestChange.ts';

/** Props of MoveRequestDialog. */
export interface MoveRequestDialogProps {
  request: TripRequestDetail;
  /** The new status. */
  to: TripRequestStatus;
  /** Reference of the request that this one repeats, where it is known. */
  duplicateOf?: string;
  onClose: () => void;
}

/** The reasons of which one has to be given. */
const reasonsOf: Partial<Record<TripRequestStatus, readonly string[]>> = {
  REJECTED: rejectReasons,
  CLOSED_LOST: lostReasons,
  CANCELLED: cancelReasons,
};

/** What happens then, where people outside of the team hear of it. */
const consequences: Partial<Record<TripRequestStatus, string>> = {
  NEEDS_INFO: 'The question goes to the traveler by email. Without an answer the request expires after 14 days.',
  REJECTED: 'The traveler is told kindly that we cannot help, except for spam and fraud.',
  DUPLICATE: 'The traveler hears that we already have the request, and its work goes on there.',
  CANCELLED: 'Companies that were asked are told that it is off.',
  CLOSED_LOST: 'The traveler and the companies are told that we close the request.',
  ON_HOLD: 'The clocks stop until the day, when it comes back by itself.',
};

/** Asks for what a move needs, says who hears of it, and makes it. */
export function MoveRequestDialog({ request, to, duplicateOf: known = '', onClose }: MoveRequestDialogProps) {
  const reasons = reasonsOf[to];
  const [reasonCode, setReasonCode] = useState('');
  const [note, setNote] = useState('');
  const [question, setQuestion] = useState('');
  const [resumeOn, setResumeOn] = useState('');
  const [days] = useState(listHoldLimits);
  const [duplicateOf, setDuplicateOf] = useState(known);
  const move = useRequestChange<void>(request.id, async () => {
    const duplicateOfId = to === 'DUPLICATE' ? await findRequestId(duplicateOf) : undefined;
    return api.put('/v3/trip_requests/{id}/status', {
      params: { id: request.id },
      body: {
        status: to,
        ...(reasonCode && { reasonCode }),
        ...(note.trim() && { note: note.trim() }),
        ...(to === 'NEEDS_INFO' && { question: question.trim() }),
        ...(to === 'ON_HOLD' && resumeOn && { resumeOn }),
        ...(duplicateOfId && { duplicateOfId }),
      },
      ifMatch: request.version,
    });
  });
  return (
    <MoveDialog
      status={statusNames[to]}
      consequence={consequences[to]}
      reason={reasons && { codes: reasons, value: reasonCode, onChange: setReasonCode }}
      move={move}
      onClose={onClose}
    >
      {to === 'NEEDS_INFO' && <TextArea label="Question to the traveler" value={question} onChange={setQuestion} limit={2000} rows={5} />}
      {to === 'ON_HOLD' && (
        <DateField label="Until" value={resumeOn} onChange={setResumeOn} min={days.tomorrow} max={days.inTwoYears} optional />
      )}
      {to === 'DUPLICATE' && (
        <TextField
          label="Reference of the other request"
          hint="As TR-4F7K2M"
          autoComplete="off"
          value={duplicateOf}
          onChange={setDuplicateOf}
        />
      )}
      <TextArea label="Note for colleagues" value={note} onChange={setNote} limit={2000} rows={3} optional />
    </MoveDialog>
  );
}

/** The id behind a reference that somebody typed. */
async function findRequestId(reference: string): Promise<string> {
  const { items } = await api.get('/v3/trip_requests', { query: { reference: reference.trim().toUpperCase(), limit: 1 } });
  const [found] = items;
  if (!found) throw new InputError(`There is no request with the reference “${reference.trim()}”. References look like TR-4F7K2M.`);
  return found.id;
}

/** The first and last day until which a request can be put on hold. */
function listHoldLimits(): { tomorrow: string; inTwoYears: string } {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return { tomorrow: inDays(1), inTwoYears: inDays(730) };
}

const DAY_MS = 86_400_000;
