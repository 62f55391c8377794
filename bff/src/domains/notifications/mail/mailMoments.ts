import { DateTime } from 'luxon';

/** When somebody wants to be mailed, as times of day (hh:mm) in their time zone. */
interface MailTimes {
  zone: string;
  digestAt: string;
  quietFrom: string | null;
  quietTo: string | null;
}

/** Whether nothing but what is urgent may be mailed. The hours may span midnight. */
export function isQuiet(now: Date, { zone, quietFrom, quietTo }: MailTimes): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const time = toLocal(now, zone).toFormat('HH:mm');
  return quietFrom <= quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo;
}

/** The last time the mail of the day was due: what happened before it and is still unread belongs into it. */
export function findLastDigest(now: Date, { zone, digestAt }: MailTimes): Date {
  const [hour = 0, minute = 0] = digestAt.split(':').map(Number);
  const local = toLocal(now, zone);
  const today = local.set({ hour, minute, second: 0, millisecond: 0 });
  return (today <= local ? today : today.minus({ days: 1 })).toJSDate();
}

function toLocal(now: Date, zone: string): DateTime {
  const local = DateTime.fromJSDate(now, { zone });
  return local.isValid ? local : DateTime.fromJSDate(now, { zone: 'utc' });
}
