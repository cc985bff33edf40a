/** Error for an archive operation that exceeds its time or memory limit, or whose worker thread ends unexpectedly. */
export class ArchiveTaskAbortedError extends Error {}

/** Error for an archive operation that does not run because the server is closing. */
export class ArchiveWorkersClosedError extends Error {}
