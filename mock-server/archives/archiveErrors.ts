/**
 * Error for an archive operation that the server stopped or refused. The server stops an operation that exceeds its
 * time or memory limit. An operation also fails with this error if its worker thread ends unexpectedly. If an operation
 * for which a user waits fails with this error, the server refuses the same operation on the same file for a minute.
 * The server does not refuse background operations.
 */
export class ArchiveTaskAbortedError extends Error {}

/** Error for an archive operation that cannot run, because the server is closing. */
export class ArchiveWorkersClosedError extends Error {}
