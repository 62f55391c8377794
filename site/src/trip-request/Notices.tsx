import { Alert, Button, ButtonLink, Cluster, Stack } from '@farwend/design-system';
import type { MouseEvent } from 'react';
import type { SubmittedRequest } from './context.ts';
import { formatWeekday } from './formatDates.ts';
import { describeOffer } from './describeOffer.ts';
import { describeSentRequest } from './describeSentRequest.ts';
import { QUESTION_ID } from './fieldIds.ts';
import { StartOver } from './StartOver.tsx';
import { texts } from './texts.ts';
import type { TripStart } from './tripStart.ts';

/** Props of Notices. */
export interface NoticesProps {
  /** The browser is offline. */
  isOffline: boolean;
  /** Local storage is unavailable. */
  isStorageBlocked: boolean;
  /** When the restored answers were saved, ISO 8601; null if none were restored. */
  restoredFrom: string | null;
  /** The saved departure date was in the past and has been cleared. */
  datePassed: boolean;
  /** The emailed link has expired or was already used. Defaults to false. */
  isLinkGone?: boolean | undefined;
  /** What is offered to begin with; null if nothing. Defaults to null. */
  offered?: TripStart | null | undefined;
  /** A request that was sent before from this browser; null if none. Defaults to null. */
  sentBefore?: SubmittedRequest | null | undefined;
  /** The form was changed in another tab. */
  isChangedElsewhere: boolean;
  /** Called when the notice about restored answers is closed. */
  onClose: () => void;
  /** Called when all answers are to be deleted. */
  onStartOver: () => void;
  /** Called to load the other tab's answers. */
  onLoadOther: () => void;
  /** Called to keep this tab's answers. */
  onKeepMine: () => void;
  /** Called to begin a new request besides the one sent before. */
  onBeginNew?: (() => void) | undefined;
  /** Called to begin with what is offered. */
  onUseStart?: (() => void) | undefined;
  /** Called to decline it. */
  onKeepAnswers?: (() => void) | undefined;
}

/** Notices about the form as a whole. */
export function Notices(props: NoticesProps) {
  const {
    isOffline,
    isStorageBlocked,
    restoredFrom,
    datePassed,
    isChangedElsewhere,
    isLinkGone = false,
    offered = null,
    sentBefore,
  } = props;
  const { onClose, onStartOver, onLoadOther, onKeepMine, onBeginNew, onUseStart, onKeepAnswers } = props;
  if (!isOffline && !isStorageBlocked && !restoredFrom && !isChangedElsewhere && !isLinkGone && offered === null && !sentBefore)
    return null;
  const continueForm = (event: MouseEvent) => {
    event.preventDefault(); // keep ?step= in the URL
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
            <span>{describeOffer(offered)}</span>
            <Cluster gap={3}>
              <Button size="small" onClick={onUseStart}>
                Use it
              </Button>
              <Button size="small" variant="quiet" onClick={onKeepAnswers}>
                Keep my answers
              </Button>
            </Cluster>
          </Stack>
        </Alert>
      )}
      {sentBefore && (
        <Alert announce>
          <Stack gap={3}>
            {describeSentRequest(sentBefore)}
            <Cluster gap={3}>
              <ButtonLink size="small" href="/trip-request/thank-you">
                See it
              </ButtonLink>
              <Button size="small" variant="quiet" onClick={onBeginNew}>
                Begin a new one
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
              Welcome back. We kept your answers from {formatWeekday(restoredFrom)}.{datePassed && ` ${texts.datePassed}`}
            </span>
            <Cluster gap={3}>
              {/* A link, because it jumps to the question; the button with this label submits the step. */}
              <ButtonLink size="small" href={`#${QUESTION_ID}`} onClick={continueForm}>
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
