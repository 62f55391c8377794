import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '#src/shared/api.ts';
import { notificationsKey } from '#src/desk/team/notifications/notificationQueries.ts';
import { inboxCountsKey, inboxKey } from '#src/desk/team/inbox/inboxQueries.ts';
import { requestKey } from '#src/desk/team/request/requestQueries.ts';
import { connectPush } from './connectPush.ts';
import { createRereader } from './createRereader.ts';
import { LiveContext, type LiveStatus } from './LiveContext.ts';
import type { Pusher } from './pusher.mjs';

/** Props of LiveProvider. */
export interface LiveProviderProps {
  /** UUID of the person's account. */
  userId: string;
  children: ReactNode;
}

/** Connects the desk after its first paint, and reads again what events say has changed. */
export function LiveProvider({ userId, children }: LiveProviderProps) {
  const [push, setPush] = useState<Pusher | null>(null);
  const [status, setStatus] = useState<LiveStatus>('CONNECTING');
  const queries = useQueryClient();
  useEffect(() => {
    const { reread, stop } = createRereader(queries);
    let client: Pusher | undefined;
    let isLeft = false;
    const connect = async () => {
      client = await connectPush(api);
      if (isLeft) return client.disconnect();
      client.connection.bind('state_change', ({ current }: { current: string }) => setStatus(toStatus(current)));
      const desk = client.subscribe('private-desk');
      desk.bind('pusher:subscription_succeeded', () => {
        setStatus('LIVE');
        void queries.invalidateQueries(); // what happened until now was not heard
      });
      desk.bind('pusher:subscription_error', () => setStatus('OFF'));
      desk.bind_global((event: string, data: unknown) => {
        if (!event.startsWith('pusher'))
          reread(inboxCountsKey, inboxKey, ...(hasTripRequest(data) ? [requestKey(data.tripRequestId)] : []));
      });
      client.subscribe(`private-user-${userId}`).bind('notification.created', () => reread(notificationsKey));
      setPush(client);
    };
    const timer = setTimeout(() => void connect().catch(() => setStatus('OFF'))); // after what the first paint needs
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
      client?.disconnect();
    };
  }, [queries, userId]);
  return <LiveContext value={{ status, push }}>{children}</LiveContext>;
}

/** Of a state of the connection; once connected it is live with its first subscription. */
function toStatus(state: string): LiveStatus {
  return ['unavailable', 'failed', 'disconnected'].includes(state) ? 'OFF' : 'CONNECTING';
}

function hasTripRequest(data: unknown): data is { tripRequestId: string } {
  return typeof data === 'object' && data !== null && 'tripRequestId' in data && typeof data.tripRequestId === 'string';
}
