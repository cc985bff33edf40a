/**
 * Error for an archive operation that was aborted. The operation has exceeded its time or memory limit, or its worker
 * thread has ended unexpectedly.
 */
export class ArchiveTaskAbortedError extends Error {}

/** Error for an archive operation that cannot run, because the server is closing. */
export class ArchiveWorkersClosedError extends Error {}
