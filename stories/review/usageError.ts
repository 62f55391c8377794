/** The command was called in a way that cannot work; its message says what to do. */
export class UsageError extends Error {}
