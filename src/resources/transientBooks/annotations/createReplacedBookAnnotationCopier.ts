import { sessionAccountCheckState } from '../../../api/account/sessionAccountCheckState'
import { isClientSettingsUnsupportedError } from '../../../api/isClientSettingsUnsupportedError'
import { onServerReachableAgain } from '../../../api/serverConnection'
import { getUserClientSettings } from '../../../generated/client-settings/client-settings.calls'
import type { BookImport, ClientSettings } from '../../../generated/model.schemas'
import type { ImportVerificationResult } from '../../../machines/import/bookImportServerAndStorageCalls'
import {
  addStoredAnnotations,
  annotationKinds,
  hasAnnotations,
} from '../../../preferences/annotations/storedAnnotations'
import { toReaderDataSettingKey } from '../../../preferences/readerDataSettingKey'
import { parseSyncedMap } from '../../../preferences/syncedMap'
import { mergeSyncedMaps } from '../../../preferences/syncedMaps/mergeSyncedMaps'
import { readStoredSyncedMap } from '../../../preferences/syncedReaderData'

/** Functions that copy annotations from replaced books to the books that replace them. */
export interface ReplacedBookAnnotationCopier {
  /** Must be called before each import request. `books` contains the books of this request. */
  readonly recordRequest: (books: readonly BookImport[]) => void
  /** Must be called when the import of a file has ended. `bookId` is null or undefined if the import has failed. */
  readonly copyAfterImport: (sourceFile: string, bookId: string | null | undefined) => void
  /**
   * Must be called after each check of an import. `result` is the result of the check: it contains whether the server
   * has imported the file. Returns `result` unchanged.
   */
  readonly copyAfterCheck: (sourceFile: string, result: ImportVerificationResult) => ImportVerificationResult
  /** Removes the listener that repeats failed copies when the server is reachable again. */
  readonly stop: () => void
}

/** Import that replaces a book. */
interface BookReplacement {
  readonly replacedBookId: string
  /** Id of the new book. Undefined until the server has imported the file. */
  bookId?: string
  isCopying?: boolean
}

/**
 * Creates functions that copy the bookmarks and highlights of a user after an import has replaced a book. The server
 * moves the progress and the metadata to the id of the new book, but not the settings of Longbox. A failed copy is
 * repeated when the server is reachable again. The annotations of other users are not copied, because the client cannot
 * read them.
 */
export function createReplacedBookAnnotationCopier(userId: string): ReplacedBookAnnotationCopier {
  const replacements = new Map<string, BookReplacement>()
  const copy = async (sourceFile: string, replacement: BookReplacement) => {
    const { replacedBookId, bookId, isCopying } = replacement
    if (!bookId || isCopying) return
    replacement.isCopying = true
    try {
      await copyAnnotations(userId, replacedBookId, bookId)
      if (replacements.get(sourceFile) === replacement) replacements.delete(sourceFile)
    } catch {
      replacement.isCopying = false
    }
  }
  const copyAfterImport = (sourceFile: string, bookId: string | null | undefined) => {
    const replacement = replacements.get(sourceFile)
    if (!replacement) return
    if (!bookId) {
      replacements.delete(sourceFile)
      return
    }
    replacement.bookId = bookId
    void copy(sourceFile, replacement)
  }
  const stop = onServerReachableAgain(() => {
    for (const [sourceFile, replacement] of replacements) void copy(sourceFile, replacement)
  })
  return {
    recordRequest(books) {
      for (const { sourceFile, upgradeBookId } of books)
        if (upgradeBookId) replacements.set(sourceFile, { replacedBookId: upgradeBookId })
        else replacements.delete(sourceFile)
    },
    copyAfterImport,
    copyAfterCheck(sourceFile, result) {
      if (result.type === 'imported') copyAfterImport(sourceFile, result.bookId)
      return result
    },
    stop,
  }
}

async function copyAnnotations(userId: string, replacedBookId: string, bookId: string): Promise<void> {
  const settings = await getUserClientSettings().catch((error): ClientSettings => {
    if (isClientSettingsUnsupportedError(error)) return {}
    throw error
  })
  await sessionAccountCheckState.confirm?.(userId, Date.now())
  for (const kind of annotationKinds) {
    const replaced = { userId, kind, id: replacedBookId }
    const serverMap = parseSyncedMap(settings[toReaderDataSettingKey(replaced)]?.value)
    const map = mergeSyncedMaps(readStoredSyncedMap(replaced), serverMap)
    if (hasAnnotations(map)) addStoredAnnotations({ userId, kind, id: bookId }, map)
  }
}
