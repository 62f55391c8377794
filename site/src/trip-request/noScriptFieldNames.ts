/** Name of the honeypot field, which people cannot see. */
export const HONEYPOT = 'website';
/** Name of the buttons that remove a card without JavaScript. */
export const REMOVE = 'remove';
/** Name of the hidden field that marks a form posted without JavaScript. */
export const NO_SCRIPT_MARKER = 'plain';
