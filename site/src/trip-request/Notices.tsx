import { Alert, Button, Cluster, Stack } from '@farwend/design-system';
import { weekdayOf } from './dates.ts';
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
}

/** What one should know about the form as a whole. */
export function Notices(props: NoticesProps) {
  const { isOffline, isStorageBlocked, restoredFrom, datePassed, isChangedElsewhere, onClose, onStartOver, onLoadOther, onKeepMine } =
    props;
  if (!isOffline && !isStorageBlocked && !restoredFrom && !isChangedElsewhere) return null;
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
              <Button size="small" onClick={onClose}>
                Keep going
              </Button>
              <StartOver onConfirm={onStartOver} />
            </Cluster>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
