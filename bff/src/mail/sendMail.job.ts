import type { JobData } from '#src/jobs/jobs.ts';
import { letterOf } from './mails.ts';
import type { Mailer } from './transport.ts';

/** The handler of `sendMail` jobs. The job's id names the mail, so a job that runs twice sends the same mail again, not another. */
export function sendMail(mailer: Mailer) {
  return async (mail: JobData<'sendMail'>, { id }: { id: string }): Promise<void> => mailer.send(letterOf(mail), mail.to, id);
}
