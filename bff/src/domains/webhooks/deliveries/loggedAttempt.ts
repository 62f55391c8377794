import type { WebhookAttempt } from '#src/platform/webhooks/sendWebhook.ts';

/** An attempt as the log of a delivery has it. */
export interface LoggedAttempt extends WebhookAttempt {
  /** ISO 8601. */
  at: string;
}
