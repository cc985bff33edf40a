/**
 * Maximum size of an uploaded file in bytes, without the rest of the multipart form. The server uses the default of
 * Spring and rejects a larger file with status 413 (server-facts 3.7).
 */
export const MAX_UPLOADED_FILE_BYTES = 1024 * 1024
