/** Whether a URL contains a user name or password, which must not be stored or shown. */
export function hasCredentials(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.username !== '' || url.password !== '');
}
