import { queryClient } from '../api/cache/queryClient'
import { showNotice } from '../api/notices'
import { type FileStatusFields, isFileUnavailable } from '../api/records/isFileUnavailable'
import { getFileDownloadUrl } from '../api/urls/downloadUrls'
import { getGetLibrariesQueryKey } from '../generated/libraries/libraries'
import type { Library } from '../generated/model.schemas'
import { formatNumber } from '../language/formatNumber'
import { getCurrentLocale, translate } from '../language/interfaceLanguage'

/** Delay in milliseconds between two file downloads. Browsers drop some downloads that start at the same time. */
const DOWNLOAD_INTERVAL_MS = 600

/** Returns whether the server can send the file of a book or series, according to the loaded list of libraries. */
export const isFileAvailable = (record: FileStatusFields): boolean =>
  !isFileUnavailable(record, queryClient.getQueryData<Library[]>(getGetLibrariesQueryKey()))

/**
 * Starts a download in the browser for each book or series whose file is available. A notice states how many records
 * are left out.
 */
export async function startAvailableFileDownloads(
  resource: 'books' | 'series',
  records: readonly (FileStatusFields & { id: string })[],
): Promise<void> {
  const available = records.filter(isFileAvailable)
  const skippedCount = records.length - available.length
  if (skippedCount > 0) {
    const number = formatNumber(getCurrentLocale().code, skippedCount)
    showNotice({ kind: 'info', text: translate('list.selection.downloadsSkipped', { number }) })
  }
  await startFileDownloads(available.map(({ id }) => getFileDownloadUrl(resource, id)))
}

/** Starts a download in the browser for each URL. */
export async function startFileDownloads(urls: readonly string[]): Promise<void> {
  for (const [index, url] of urls.entries()) {
    if (index > 0) await new Promise(resolve => setTimeout(resolve, DOWNLOAD_INTERVAL_MS))
    const link = document.createElement('a')
    link.href = url
    link.download = ''
    link.click()
  }
}
