/**
 * Error for an archive operation that was aborted or rejected. An operation is aborted if it exceeds its time or memory
 * limit, or if its worker thread ends unexpectedly. An operation for which a user waits is rejected if the same
 * operation on the same file was aborted in the last minute.
 */
export class ArchiveTaskAbortedError extends Error {}

/** Error for an archive operation that cannot run, because the server is closing. */
export class ArchiveWorkersClosedError extends Error {}
