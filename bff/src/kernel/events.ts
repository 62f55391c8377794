import type { CallContext, DomainEvent, EventBus } from './context.ts';

export function defineEvent<Payload>(name: string): DomainEvent<Payload> {
  return { name };
}

/** A subscriber of one event. */
export interface Subscription {
  readonly event: string;
  handle(payload: unknown, context: CallContext): Promise<void>;
}

/** Subscribes a handler to an event. */
export function subscribe<Payload>(
  event: DomainEvent<Payload>,
  handle: (payload: Payload, context: CallContext) => Promise<void>,
): Subscription {
  return { event: event.name, handle: (payload, context) => handle(payload as Payload, context) }; // `emit` has type-checked the payload against the event
}

export function createEventBus(subscriptions: readonly Subscription[]): EventBus {
  const byEvent = Map.groupBy(subscriptions, ({ event }) => event);
  return {
    async emit(event, payload, context) {
      for (const { handle } of byEvent.get(event.name) ?? []) await handle(payload, context);
    },
  };
}
