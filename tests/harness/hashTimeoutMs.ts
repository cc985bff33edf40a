/** Maximum time in milliseconds in which the mock server hashes the files and pages of the sample library. */
export const HASH_TIMEOUT_MS = 90_000
