import { Heading, Link, Select, Stack, Text, token } from '@farwend/design-system';
import { tripRequestMachine } from '@farwend/site/machine';
import { steps, type StepName } from '@farwend/site/views';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { storyUrl } from '#src/docs/frames/storyUrl.ts';
import { directions, modes, textSizes } from '../toolbar.ts';
import { listExits } from './listMoves.ts';
import { boardAnswers, boardSteps, type BoardAnswers } from './tripRequestBoard.data.ts';

/** Props of TripRequestBoard: what all frames show at first. */
export interface TripRequestBoardProps {
  answers: BoardAnswers;
  mode: keyof typeof modes;
  dir: keyof typeof directions;
  textSize: keyof typeof textSizes;
}

/** A phone in CSS pixels, and the scale at which it is drawn. */
const phone = { width: 390, height: 844, scale: 0.72 };

/** All steps of the trip request side by side, each with the events that leave it and what is saved. */
export function TripRequestBoard(initial: TripRequestBoardProps) {
  const [shown, setShown] = useState(initial);
  const choose = <Name extends keyof TripRequestBoardProps>(name: Name, names: Readonly<Record<TripRequestBoardProps[Name], string>>) => ({
    options: Object.entries<string>(names).map(([value, label]) => ({ value, label })),
    value: shown[name],
    onChange: (value: string) => setShown((before) => ({ ...before, [name]: value })),
  });
  return (
    <Stack gap={8}>
      <Choices aria-label="What the frames show">
        <Select label="Answers" {...choose('answers', boardAnswers)} />
        <Select label="Mode" {...choose('mode', modes)} />
        <Select label="Direction" {...choose('dir', directions)} />
        <Select label="Text size" {...choose('textSize', textSizes)} />
      </Choices>
      <Text tone="soft">
        From every step GOTO leads to any finished one, and RESET to details. The{' '}
        <Link href="./?path=/story/flows-trip-request-statechart--statechart">statechart</Link> shows the form running.
      </Text>
      <Scroll role="region" aria-label="Steps side by side" tabIndex={0}>
        <Frames>
          {steps.map((step) => (
            <Frame key={step} step={step} shown={shown} />
          ))}
        </Frames>
      </Scroll>
    </Stack>
  );
}

function Frame({ step, shown }: { step: StepName; shown: TripRequestBoardProps }) {
  const isInPreview = useIsInPreview();
  const { stories, saved } = boardSteps[step];
  const node = tripRequestMachine.root.states['form']?.states[step];
  const id = stories[shown.answers];
  const url = storyUrl(id, { ...shown });
  return (
    <Column>
      <Heading level={2} size="h4">
        {step}
      </Heading>
      <Screen>
        {isInPreview && (
          // A new frame for each choice: leading an existing one elsewhere adds to the history of Back, and may lose to a load under way.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a story of this Storybook
          <iframe key={url} title={`Step ${step}`} src={url} loading="lazy" />
        )}
      </Screen>
      <Link href={`./?path=/story/${id}`} variant="quiet">
        Open the story
      </Link>
      <Facts>
        <dt>Left by</dt>
        {(node ? listExits(node) : []).map(({ event, targets }) => (
          <dd key={event}>{`${event} to ${targets.join(', ')}`}</dd>
        ))}
        {step === 'thanks' && <dd>RESET alone</dd>}
        <dt>Saved</dt>
        <dd>{saved}</dd>
      </Facts>
    </Column>
  );
}

/**
 * Keeps channel messages of the stories in frames from this preview, and its own where it is a page without Storybook's manager. It would
 * take either for the manager's and flush its queue of events, some of which hold windows of frames that are still loading and cannot be
 * serialized. They still arrive when the board is no longer shown.
 */
function dropMessageOfFrame(event: MessageEvent): void {
  const isOfManager = window.parent !== window && event.source === window.parent;
  if (!isOfManager) event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') window.addEventListener('message', dropMessageOfFrame, true);

const subscribeToNothing = () => () => undefined;

/** Whether this is Storybook's preview frame, beside which the other stories can be opened. */
function useIsInPreview(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.pathname.endsWith('/iframe.html'),
    () => false,
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${token.space[4]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

const Scroll = styled.div`
  overflow-x: auto;
  padding-block-end: ${token.space[4]};
`;

const Frames = styled.ol`
  display: flex;
  gap: ${token.space[6]};
  padding: 0;
  list-style: none;
`;

const Column = styled.li`
  display: grid;
  flex: none;
  gap: ${token.space[3]};
  align-content: start;
  inline-size: ${phone.width * phone.scale}px;
  padding-block-start: ${token.space[3]};
  border-block-start: ${token.stroke.bold} solid ${token.color.route};
`;

/* The frame is placed by its physical corner, because it is scaled from there in both directions of writing. */
const Screen = styled.div`
  position: relative;
  block-size: ${phone.height * phone.scale}px;
  border: ${token.stroke.hair} solid ${token.color.line};
  overflow: hidden;

  & > iframe {
    position: absolute;
    top: 0;
    left: 0;
    inline-size: ${phone.width}px;
    block-size: ${phone.height}px;
    border: 0;
    transform: scale(${phone.scale});
    transform-origin: 0 0;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${token.space[1]};
  font-size: ${token.text.caption};
  overflow-wrap: anywhere;

  & > dt {
    color: ${token.color.inkSoft};
  }

  & > dd {
    margin: 0;
  }
`;
