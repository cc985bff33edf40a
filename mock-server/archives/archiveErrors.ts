/**
 * Error for an archive operation that was aborted or rejected. The operation has exceeded its time or memory limit, now
 * or in the last minute, or its worker thread has ended unexpectedly.
 */
export class ArchiveTaskAbortedError extends Error {}

/** Error for an archive operation that cannot run, because the server is closing. */
export class ArchiveWorkersClosedError extends Error {}
