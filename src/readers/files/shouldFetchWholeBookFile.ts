/** Default maximum size in bytes of a book file that the reader fetches only for additional information. */
const MAX_OPTIONAL_FILE_BYTES = 100_000
/** Maximum size in bytes of a book file that the reader needs to show the book correctly. */
export const MAX_REQUIRED_EPUB_FILE_BYTES = 150_000_000

/**
 * Whether to fetch the whole file of a book, because only the file contains certain information.
 * @param isNeeded whether the reader needs this information to show the book correctly
 * @param isDataSaverEnabled whether the browser is set to reduce the transfer of data
 * @param maxOptionalBytes maximum size of the file in bytes if `isNeeded` is false
 */
export const shouldFetchWholeBookFile = (
  sizeBytes: number,
  isNeeded: boolean,
  isDataSaverEnabled: boolean,
  maxOptionalBytes = MAX_OPTIONAL_FILE_BYTES,
): boolean =>
  isNeeded ? sizeBytes <= MAX_REQUIRED_EPUB_FILE_BYTES : sizeBytes <= maxOptionalBytes && !isDataSaverEnabled

/** Whether the browser is set to reduce the transfer of data. */
export const isDataSaverEnabled = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true

/** Whether the browser reports a slow connection, such as 3G. False in browsers that report no connection type. */
export const isConnectionSlow = (): boolean =>
  'connection' in navigator &&
  /^(slow-2g|2g|3g)$/.test((navigator.connection as { readonly effectiveType?: string }).effectiveType ?? '')
