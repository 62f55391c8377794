import type { DeskCall } from '#src/desk/shared/deskCalls.data.ts';
import { inboxViews, type InboxViewKey } from '#src/desk/team/inbox/inboxViews.data.ts';

/** A screen that the navigation leads to. */
export interface DeskScreen {
  href: string;
  name: string;
  /** Where the navigation lists it. */
  area: 'NOTIFICATIONS' | 'INBOX' | 'PEOPLE';
  /** The view of the inbox that it shows; null if it is none. */
  inboxView: InboxViewKey | null;
  /** The key that goes there after G; null if there is none. */
  goKey: string | null;
}

/** The screens that the person may open, in the order of the navigation. */
export function listDeskScreens(may: (call: DeskCall) => boolean): readonly DeskScreen[] {
  return [
    { href: '/desk/notifications', name: 'Notifications', area: 'NOTIFICATIONS', inboxView: null, goKey: 'N' },
    ...(may('POST /v3/trip_request_searches') ? inboxScreens : []),
    ...(may('GET /v3/travelers') ? [travelers] : []),
  ];
}

const inboxScreens: readonly DeskScreen[] = inboxViews.map(({ key, name }, index) => ({
  href: `/desk/inbox/${key}`,
  name,
  area: 'INBOX',
  inboxView: key,
  goKey: index === 0 ? 'I' : null,
}));

const travelers: DeskScreen = { href: '/desk/travelers/', name: 'Travelers', area: 'PEOPLE', inboxView: null, goKey: 'T' };
