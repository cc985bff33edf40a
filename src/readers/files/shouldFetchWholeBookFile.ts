/**
 * Default maximum size in bytes of a book file that is useful but not necessary for the reader. A larger file is not
 * downloaded.
 */
const MAX_OPTIONAL_FILE_BYTES = 100_000
/**
 * Maximum size in bytes of a book file that the reader downloads to show the book correctly. The reader does not
 * download a larger file, and shows the book with errors instead.
 */
export const MAX_REQUIRED_EPUB_FILE_BYTES = 150_000_000

/**
 * Returns whether the reader downloads the whole file of a book, to read information that the server API does not
 * return.
 * @param isNeeded whether the reader needs this information to show the book correctly
 * @param isDataSaverEnabled whether the user has enabled the data saver of the browser
 * @param maxOptionalBytes maximum size of the file in bytes if `isNeeded` is false
 */
export const shouldFetchWholeBookFile = (
  sizeBytes: number,
  isNeeded: boolean,
  isDataSaverEnabled: boolean,
  maxOptionalBytes = MAX_OPTIONAL_FILE_BYTES,
): boolean =>
  isNeeded ? sizeBytes <= MAX_REQUIRED_EPUB_FILE_BYTES : sizeBytes <= maxOptionalBytes && !isDataSaverEnabled

/** Returns whether the user has enabled the data saver of the browser. */
export const isDataSaverEnabled = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true

/**
 * Returns whether the browser reports a slow connection, such as 3G. Returns false if the browser does not report the
 * type of the connection.
 */
export const isConnectionSlow = (): boolean =>
  'connection' in navigator &&
  /^(slow-2g|2g|3g)$/.test((navigator.connection as { readonly effectiveType?: string }).effectiveType ?? '')
