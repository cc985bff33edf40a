/** Error in the usage or environment of the program. Its message is the only output that the user sees. */
export class UsageError extends Error {}
