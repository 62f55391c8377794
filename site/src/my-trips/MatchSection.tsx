import { Button, Cluster, Heading, Link, PersonCard, photoSource, Stack, Text, TextArea } from '@farwend/design-system';
import { useId, type ReactNode } from 'react';
import { formatNights } from '#src/content/formatAmount.ts';
import { formatDay, formatMoment } from './days.ts';
import type { Match, MatchDocument } from './match.ts';
import { Fields, Disclosure, Messages, Rows, MatchPanel } from './TripView.styles.ts';

/** Wraps the content of a form in its form element, a plain `<form>` in stories. `action` names what it submits. */
export type RenderForm = (action: string, content: ReactNode) => ReactNode;

/** Props of MatchSheet. */
export interface MatchSectionProps {
  match: Match;
  /** A form is being submitted. */
  busy: boolean;
  renderForm: RenderForm;
}

/** A company that plans the trip: planner, documents, messages, and the answers to a proposal. */
export function MatchSection({ match, busy, renderForm }: MatchSectionProps) {
  const { company, statusLabel, agent, documents, conversation, allowedTransitions } = match;
  const id = useId();
  return (
    <MatchPanel aria-labelledby={id}>
      <Stack gap={3}>
        <Text variant="region" tone="soft">
          {statusLabel}
        </Text>
        <Heading level={2} id={id}>
          {company}
        </Heading>
      </Stack>
      {agent && (
        <PersonCard
          name={agent.name}
          work={agent.title}
          portrait={agent.portrait === null ? undefined : { source: photoSource(agent.portrait), alt: '' }}
        >
          {agent.bio}
          {agent.email && (
            <>
              {' '}
              <Link href={`mailto:${agent.email}`}>{agent.email}</Link>
            </>
          )}
        </PersonCard>
      )}
      {documents.length > 0 && <Documents documents={documents} />}
      {allowedTransitions.length > 0 && <Answers match={match} busy={busy} renderForm={renderForm} />}
      {conversation && (
        <Stack gap={6}>
          <Heading level={3} size="h4">
            Letters
          </Heading>
          <Messages>
            {conversation.items.map(({ id: messageId, author, isOwn, body, at }) => (
              <li key={messageId} data-own={isOwn}>
                <Text variant="caption" tone="soft">
                  {isOwn ? 'You' : author}, <time dateTime={at}>{formatMoment(at)}</time>
                </Text>
                {body}
              </li>
            ))}
          </Messages>
          {conversation.canWrite &&
            renderForm(
              'write',
              <Fields>
                <input type="hidden" name="conversation" value={conversation.conversationId} />
                <TextArea name="body" label={`Write to ${agent?.name ?? company}`} limit={10_000} rows={4} autoComplete="off" />
                <Button type="submit" variant="strong" busy={busy}>
                  Send the letter
                </Button>
              </Fields>,
            )}
        </Stack>
      )}
    </MatchPanel>
  );
}

function Documents({ documents }: { documents: readonly MatchDocument[] }) {
  return (
    <Stack gap={3}>
      <Heading level={3} size="h4">
        Papers
      </Heading>
      <Rows>
        {documents.map(({ id, name, kind, offer }) => (
          <li key={id}>
            <Link href={`/my-trips/papers/${id}`} variant="onward">
              {name}
            </Link>
            <Text variant="fact" tone="soft">
              {[
                kind,
                offer && `$${offer.totalUSD.toLocaleString('en-US')} in all`,
                offer?.nights && formatNights(offer.nights),
                offer?.validUntil && `holds until ${formatDay(offer.validUntil)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {offer?.summary && <Text tone="soft">{offer.summary}</Text>}
          </li>
        ))}
      </Rows>
    </Stack>
  );
}

const answers = [
  { status: 'BOOKED', summary: 'Book this journey', words: 'You agree with the newest proposal and its price.', button: 'Book it' },
  {
    status: 'IN_CONVERSATION',
    summary: 'Ask for changes',
    words: 'They draw another route. Say in a letter what should differ.',
    button: 'Ask for changes',
  },
  { status: 'LOST', summary: 'Not with this company', words: 'They are told, kindly, and stop planning.', button: 'End it here' },
] as const;

/** Each answer has to be opened first, so that none is given by accident. */
function Answers({ match: { id, allowedTransitions }, busy, renderForm }: MatchSectionProps) {
  return (
    <div>
      {answers
        .filter(({ status }) => allowedTransitions.includes(status))
        .map(({ status, summary, words, button }) => (
          <Disclosure key={status}>
            <summary>{summary}</summary>
            <Cluster gap={5}>
              <Text tone="soft">{words}</Text>
              {renderForm(
                'answer',
                <>
                  <input type="hidden" name="match" value={id} />
                  <input type="hidden" name="status" value={status} />
                  <Button type="submit" variant={status === 'BOOKED' ? 'primary' : 'secondary'} busy={busy}>
                    {button}
                  </Button>
                </>,
              )}
            </Cluster>
          </Disclosure>
        ))}
    </div>
  );
}
