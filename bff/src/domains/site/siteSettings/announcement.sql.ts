import { statement } from '#src/db/statement.ts';

export const lockAnnouncement = statement(
  'announcement.lock',
  {},
  null,
  `SELECT pg_advisory_xact_lock(hashtextextended('trip_request_announcements', 0))`,
);
