import { defineJob } from '#src/kernel/job.ts';
import { PushMessage } from '#src/kernel/pushMessage.ts';

export const sendPushJob = defineJob({
  name: 'sendPush',
  data: PushMessage,
  retryLimit: 5,
  summary: 'Sends one event to the push vendor, or closes the connections of a user who lost access.',
});
