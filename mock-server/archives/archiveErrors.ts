/** Error of an archive operation that exceeded its time or memory limit, or whose worker ended. */
export class ArchiveTaskAbortedError extends Error {}

/** Error of an archive operation that did not run, because the server is closing. */
export class ArchiveWorkersClosedError extends Error {}
