/** Error of an archive operation that was aborted, because it exceeded its time or memory limit or its worker ended. */
export class ArchiveTaskAbortedError extends Error {}

/** Error of an archive operation that was not performed, because the server is closing. */
export class ArchiveWorkersClosedError extends Error {}
