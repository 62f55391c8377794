/** Name of the field no person fills in. */
export const HONEYPOT = 'website';
/** Name of the mark of a form that was sent without scripts. */
export const PLAIN_MARK = 'plain';
