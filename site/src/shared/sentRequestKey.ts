/** Key in session storage, and in local storage, of the sent request. */
export const SENT_REQUEST_KEY = 'sentRequest';
