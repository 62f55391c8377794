/** What a mail server says of one mail that it could not deliver (RFC 3464). */
export interface DeliveryReport {
  /** Whether it gave up. */
  isFailure: boolean;
  /** Message-ID of the mail it is about; null if the report does not say. */
  originalMessageId: string | null;
  /** What the other server answered. */
  diagnosis: string;
}

/** Reads the parts of a delivery report: the status, and the mail it is about or its headers. */
export function parseDeliveryReport(status: string, original: string | undefined): DeliveryReport {
  const fields = unfold(status);
  const originalMessageId = /^message-id:\s*(<[^<>\s]+>)/im.exec(unfold(original ?? ''))?.[1] ?? null;
  const diagnosis = /^diagnostic-code:\s*(.+)$/im.exec(fields)?.[1] ?? /^status:\s*(.+)$/im.exec(fields)?.[1] ?? '';
  return { isFailure: /^action:\s*failed\b/im.test(fields), originalMessageId, diagnosis: diagnosis.trim().slice(0, 300) };
}

function unfold(text: string): string {
  return text.replaceAll(/\r?\n[ \t]+/g, ' ');
}
