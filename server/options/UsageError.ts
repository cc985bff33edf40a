/** Error in the usage or environment of the program. The user sees only its message, without a stack trace. */
export class UsageError extends Error {}
