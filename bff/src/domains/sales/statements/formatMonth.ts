const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month, yyyy-mm, as mails and papers write it: `October 2026`. */
export function formatMonth(month: string): string {
  return format.format(new Date(`${month}-01`));
}
