/** An operation on a file was ended because it took too long or too much memory, or because its worker died. */
export class ArchiveAborted extends Error {}

/** An operation was not performed because the server is closing. */
export class ArchivesClosed extends Error {}
