/** An amount as mails and papers show it, with its cents: `$1,125.00`. */
export function formatDollars(amount: string): string {
  return Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
