/** An email address, also with its sign escaped as in a URL. The bounds keep a hostile text from taking long. */
const ADDRESS = /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu;

/** The text without email addresses: for logs and traces, which are kept longer and read by more people than the data. */
export function maskAddresses(text: string): string {
  return text.includes('@') || text.includes('%40') ? text.replace(ADDRESS, '[address]') : text;
}
