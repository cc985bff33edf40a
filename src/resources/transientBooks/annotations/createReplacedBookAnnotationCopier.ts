import { sessionAccountCheckState } from '../../../api/account/sessionAccountCheckState'
import { isClientSettingsUnsupportedError } from '../../../api/isClientSettingsUnsupportedError'
import { getUserClientSettings } from '../../../generated/client-settings/client-settings.calls'
import type { BookImport, ClientSettings } from '../../../generated/model.schemas'
import type { ImportVerificationResult } from '../../../machines/import/bookImportServerAndStorageCalls'
import { toReaderDataSettingKey } from '../../../preferences/readerDataSettingKey'
import { getSyncedMapValues, mergeSyncedMaps, parseSyncedMap } from '../../../preferences/syncedMap'
import { readStoredSyncedMap, storeSyncedMap } from '../../../preferences/syncedReaderData'

/** Functions that copy annotations from replaced books to the books that replace them. */
export interface ReplacedBookAnnotationCopier {
  /** Must be called before an import request with the books of the request. */
  readonly recordRequest: (books: readonly BookImport[]) => void
  /** Must be called when the server has imported a file. `bookId` is null if the import has failed. */
  readonly copyAfterImport: (sourceFile: string, bookId: string | null | undefined) => void
  /** Must be called with the result of each check whether the server has imported a file. Returns this result. */
  readonly copyAfterCheck: (sourceFile: string, result: ImportVerificationResult) => ImportVerificationResult
}

/**
 * Creates functions that copy the bookmarks and highlights of a user after an import has replaced a book. The server
 * moves the progress and the metadata to the id of the new book, but not the settings of Longbox. The annotations of
 * other users are not copied, because the client cannot read them.
 */
export function createReplacedBookAnnotationCopier(userId: string): ReplacedBookAnnotationCopier {
  const replacedBookIds = new Map<string, string>()
  const copyAfterImport = (sourceFile: string, bookId: string | null | undefined) => {
    const replacedBookId = replacedBookIds.get(sourceFile)
    replacedBookIds.delete(sourceFile)
    if (replacedBookId && bookId) void copyAnnotations(userId, replacedBookId, bookId).catch(() => undefined)
  }
  return {
    recordRequest(books) {
      for (const { sourceFile, upgradeBookId } of books)
        if (upgradeBookId) replacedBookIds.set(sourceFile, upgradeBookId)
    },
    copyAfterImport,
    copyAfterCheck(sourceFile, result) {
      if (result.type === 'imported') copyAfterImport(sourceFile, result.bookId)
      return result
    },
  }
}

async function copyAnnotations(userId: string, replacedBookId: string, bookId: string): Promise<void> {
  const settings = await getUserClientSettings().catch((error): ClientSettings => {
    if (isClientSettingsUnsupportedError(error)) return {}
    throw error
  })
  await sessionAccountCheckState.confirm?.(userId, Date.now())
  for (const kind of ['bookmarks', 'highlights'] as const) {
    const replaced = { userId, kind, id: replacedBookId }
    const serverMap = parseSyncedMap(settings[toReaderDataSettingKey(replaced)]?.value)
    const map = mergeSyncedMaps(readStoredSyncedMap(replaced), serverMap)
    const mapKey = { userId, kind, id: bookId }
    if (getSyncedMapValues(map).size > 0) storeSyncedMap(mapKey, mergeSyncedMaps(readStoredSyncedMap(mapKey), map))
  }
}
