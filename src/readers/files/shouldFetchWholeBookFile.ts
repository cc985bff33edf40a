/** Default maximum size in bytes of a file that is fetched although the book can be shown without its data. */
const MAX_OPTIONAL_FILE_BYTES = 100_000
/** Maximum size in bytes of a file that is fetched because the book cannot be shown correctly without its data. */
export const MAX_REQUIRED_EPUB_FILE_BYTES = 150_000_000

/**
 * Whether to fetch the whole file of a book for information that the server does not provide in another way.
 * @param isNeeded whether the book can be shown correctly only with this information
 * @param isDataSaverEnabled whether the browser is set to reduce the transfer of data
 * @param maxOptionalBytes maximum size of the file in bytes if the book can be shown without this information
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
