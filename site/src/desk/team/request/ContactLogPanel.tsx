import { Alert, Button, Select, TextArea } from '@farwend/design-system';
import { useState, type FormEvent } from 'react';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatMoment } from '#src/desk/shared/formats.ts';
import { useDraft } from '#src/desk/shared/useDraft.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { Entry, List, LogForm } from './ContactLogPanel.styles.ts';
import { contactKinds as kinds, type ContactKind, type ContactOutcome, contactOutcomes as outcomes } from './contactNames.data.ts';
import type { ContactLogEntry } from './requestQueries.ts';
import { Panel, PanelTitle, Quiet } from './RequestScreen.styles.ts';
import { useRequestChange } from './useRequestChange.ts';

/** Props of ContactLogPanel. */
export interface ContactLogPanelProps {
  requestId: string;
  /** The last first. */
  entries: readonly ContactLogEntry[];
}

/** Calls, mails and meetings with the traveler, and a form for the next one. */
export function ContactLogPanel({ requestId, entries }: ContactLogPanelProps) {
  const may = useMay();
  const [kind, setKind] = useState<ContactKind>('CALL');
  const [outcome, setOutcome] = useState<ContactOutcome>('REACHED');
  const [note, setNote] = useDraft(`contact.${requestId}`);
  const log = useRequestChange(requestId, () =>
    api.post('/v3/contact_log', { body: { tripRequestId: requestId, kind, outcome, ...(note.trim() && { note: note.trim() }) } }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    log.mutate(undefined, { onSuccess: () => setNote('') });
  };
  return (
    <Panel aria-labelledby="contact-log">
      <PanelTitle id="contact-log">Calls and mails</PanelTitle>
      {entries.length === 0 && <Quiet>Nobody has been in touch yet.</Quiet>}
      {entries[0]?.suggestedStatus === 'NEEDS_INFO' && (
        <Alert tone="warning">
          {entries[0].failedTries} tries without an answer. Ask in writing: move the request to Asked the traveler.
        </Alert>
      )}
      <List>
        {entries.map((entry) => (
          <Entry key={entry.id}>
            <strong>
              {kinds[entry.kind]}
              {entry.direction === 'IN' && ' from the traveler'}: {outcomes[entry.outcome]}
            </strong>
            <time dateTime={entry.contactedAt}>{formatMoment(entry.contactedAt)}</time>
            {entry.note !== null && <p>{entry.note}</p>}
          </Entry>
        ))}
      </List>
      {may('POST /v3/contact_log') && (
        <LogForm onSubmit={send}>
          <Select label="What" value={kind} onChange={(value) => setKind(chooseOf(kinds, value))} options={listOptions(kinds)} />
          <Select
            label="Outcome"
            value={outcome}
            onChange={(value) => setOutcome(chooseOf(outcomes, value))}
            options={listOptions(outcomes)}
          />
          <TextArea label="What was said" value={note} onChange={setNote} rows={2} optional />
          {log.isError && (
            <Alert tone="error" announce>
              {describeProblem(log.error)}
            </Alert>
          )}
          <Button type="submit" size="small" busy={log.isPending}>
            Log it
          </Button>
        </LogForm>
      )}
    </Panel>
  );
}

function listOptions(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

/** The key that a select was set to. */
function chooseOf<Key extends string>(names: Record<Key, string>, value: string): Key {
  const found = (Object.keys(names) as Key[]).find((key) => key === value);
  if (found === undefined) throw new Error(`${value} is no choice`);
  return found;
}
