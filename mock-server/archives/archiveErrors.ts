/** An archive operation was aborted: it exceeded the time or memory limit, or its worker ended. */
export class ArchiveTaskAbortedError extends Error {}

/** An archive operation was not performed because the server is closing. */
export class ArchiveWorkersClosedError extends Error {}
