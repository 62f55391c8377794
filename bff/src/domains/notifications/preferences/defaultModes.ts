import { type NotificationMode, notificationKinds, type NotificationType, notificationTypes } from '@farwend/api-contract';

/** When each type is mailed to people who have not chosen. */
export const defaultModes = Object.fromEntries(notificationTypes.map((type) => [type, notificationKinds[type].mail])) as Record<
  NotificationType,
  NotificationMode
>; // fromEntries forgets the names
