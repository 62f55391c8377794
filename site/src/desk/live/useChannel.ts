import type { Channel } from 'pusher-js';
import { useContext, useEffect, useEffectEvent } from 'react';
import { LiveContext } from './LiveContext.ts';

/**
 * Subscribes to a channel while the screen shows what it is about; null: to none. `onSubscribe` gets each subscription, to bind to its events.
 */
export function useChannel(name: string | null, onSubscribe: (channel: Channel) => void): void {
  const { push } = useContext(LiveContext);
  const bind = useEffectEvent(onSubscribe);
  useEffect(() => {
    if (!push || name === null) return;
    bind(push.subscribe(name));
    return () => {
      push.channel(name)?.unbind_all();
      push.unsubscribe(name);
    };
  }, [push, name]);
}
