import { Alert, Button, ButtonLink, Cluster, Stack } from '@farwend/design-system';
import type { MouseEvent } from 'react';
import { weekdayOf } from './dates.ts';
import { QUESTION_ID } from './fieldIds.ts';
import { StartOver } from './StartOver.tsx';
import { texts } from './texts.ts';

/** Props of Notices. */
export interface NoticesProps {
  /** The browser has no connection. */
  isOffline: boolean;
  /** The browser keeps nothing. */
  isStorageBlocked: boolean;
  /** When the restored answers were kept, ISO 8601; null: none were restored. */
  restoredFrom: string | null;
  /** The departure date had passed and was cleared. */
  datePassed: boolean;
  /** The link in a mail led to nothing any more. */
  isLinkGone?: boolean | undefined;
  /** Title of an itinerary the form could begin from instead; null: none. */
  offered?: string | null | undefined;
  /** Another tab changed the form. */
  isChangedElsewhere: boolean;
  /** Closes the notice of restored answers. */
  onClose: () => void;
  /** Forgets all answers. */
  onStartOver: () => void;
  /** Takes the other tab's answers. */
  onLoadOther: () => void;
  /** Keeps this tab's answers. */
  onKeepMine: () => void;
  /** Begins from the offered itinerary. */
  onUseItinerary?: (() => void) | undefined;
  /** Keeps what was answered. */
  onKeepAnswers?: (() => void) | undefined;
}

/** What one should know about the form as a whole. */
export function Notices(props: NoticesProps) {
  const { isOffline, isStorageBlocked, restoredFrom, datePassed, isChangedElsewhere, isLinkGone = false, offered = null } = props;
  const { onClose, onStartOver, onLoadOther, onKeepMine, onUseItinerary, onKeepAnswers } = props;
  if (!isOffline && !isStorageBlocked && !restoredFrom && !isChangedElsewhere && !isLinkGone && offered === null) return null;
  const goOn = (event: MouseEvent) => {
    event.preventDefault(); // the address stays the step's
    document.getElementById(QUESTION_ID)?.focus();
    onClose();
  };
  return (
    <Stack gap={4}>
      {isOffline && (
        <Alert tone="warning" announce>
          {texts.offline}
        </Alert>
      )}
      {isStorageBlocked && (
        <Alert tone="warning" announce>
          {texts.storageBlocked}
        </Alert>
      )}
      {isLinkGone && (
        <Alert tone="warning" announce>
          {texts.resumeGone}
        </Alert>
      )}
      {offered !== null && (
        <Alert announce>
          <Stack gap={3}>
            <span>Use this itinerary for your started request? “{offered}” replaces destination, nights and style.</span>
            <Cluster gap={3}>
              <Button size="small" onClick={onUseItinerary}>
                Use it
              </Button>
              <Button size="small" variant="quiet" onClick={onKeepAnswers}>
                Keep my answers
              </Button>
            </Cluster>
          </Stack>
        </Alert>
      )}
      {isChangedElsewhere && (
        <Alert announce>
          <Stack gap={3}>
            {texts.otherTab}
            <Cluster gap={3}>
              <Button size="small" onClick={onLoadOther}>
                Load them
              </Button>
              <Button size="small" variant="quiet" onClick={onKeepMine}>
                Keep these
              </Button>
            </Cluster>
          </Stack>
        </Alert>
      )}
      {restoredFrom && (
        <Alert announce>
          <Stack gap={3}>
            <span>
              Welcome back. We kept your answers from {weekdayOf(restoredFrom)}.{datePassed && ` ${texts.datePassed}`}
            </span>
            <Cluster gap={3}>
              {/* A link, for it leads to the question; the button of this name sends the step. */}
              <ButtonLink size="small" href={`#${QUESTION_ID}`} onClick={goOn}>
                Continue
              </ButtonLink>
              <StartOver onConfirm={onStartOver} />
            </Cluster>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
