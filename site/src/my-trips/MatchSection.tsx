import { Button, Cluster, Heading, Link, PersonCard, photoSource, Stack, Text, TextArea } from '@farwend/design-system';
import { useId, type ReactNode } from 'react';
import { longDay, longMoment } from './days.ts';
import type { Match, Paper } from './match.ts';
import { Fields, Fold, Letters, Rows, Sheet } from './TripView.styles.ts';

/** How a form of My Trips is sent: a plain `<form>` in stories. `deed` tells what it does. */
export type RenderForm = (deed: string, content: ReactNode) => ReactNode;

/** Props of MatchSheet. */
export interface MatchSheetProps {
  match: Match;
  /** Something is on its way. */
  busy: boolean;
  renderForm: RenderForm;
}

/** A company that plans the trip: the person, the papers, the letters, and the answer to a proposal. */
export function MatchSheet({ match, busy, renderForm }: MatchSheetProps) {
  const { company, standing, agent, papers, letters, moves } = match;
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <Stack gap={3}>
        <Text variant="region" tone="soft">
          {standing}
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
      {papers.length > 0 && <Papers papers={papers} />}
      {moves.length > 0 && <Answers match={match} busy={busy} renderForm={renderForm} />}
      {letters && (
        <Stack gap={6}>
          <Heading level={3} size="h4">
            Letters
          </Heading>
          <Letters>
            {letters.items.map(({ id: letter, author, isOwn, body, at }) => (
              <li key={letter} data-own={isOwn}>
                <Text variant="caption" tone="soft">
                  {isOwn ? 'You' : author}, <time dateTime={at}>{longMoment(at)}</time>
                </Text>
                {body}
              </li>
            ))}
          </Letters>
          {letters.canWrite &&
            renderForm(
              'write',
              <Fields>
                <input type="hidden" name="conversation" value={letters.conversationId} />
                <TextArea name="body" label={`Write to ${agent?.name ?? company}`} limit={10_000} rows={4} autoComplete="off" />
                <Button type="submit" variant="strong" busy={busy}>
                  Send the letter
                </Button>
              </Fields>,
            )}
        </Stack>
      )}
    </Sheet>
  );
}

function Papers({ papers }: { papers: readonly Paper[] }) {
  return (
    <Stack gap={3}>
      <Heading level={3} size="h4">
        Papers
      </Heading>
      <Rows>
        {papers.map(({ id, name, kind, offer }) => (
          <li key={id}>
            <Link href={`/my-trips/papers/${id}`} variant="onward">
              {name}
            </Link>
            <Text variant="fact" tone="soft">
              {[
                kind,
                offer && `$${offer.totalUSD.toLocaleString('en-US')} in all`,
                offer?.nights && `${offer.nights} nights`,
                offer?.validUntil && `holds until ${longDay(offer.validUntil)}`,
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

/** Each answer is opened before it is given: none is one slip away. */
function Answers({ match: { id, moves }, busy, renderForm }: MatchSheetProps) {
  return (
    <div>
      {answers
        .filter(({ status }) => moves.includes(status))
        .map(({ status, summary, words, button }) => (
          <Fold key={status}>
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
          </Fold>
        ))}
    </div>
  );
}
