import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { translateErrorCodes } from '../../api/errorText'
import { type FileStatusFields, isFileUnavailable } from '../../api/records/isFileUnavailable'
import { useGetLibraries } from '../../generated/libraries/libraries'
import type { Book } from '../../generated/model.schemas'
import { findTranslation } from '../../language/interfaceLanguage'
import { useTranslate } from '../../language/useTranslate'

const withoutErrorNotice = { query: { meta: { shownBy: 'none' } } } as const

/** Returns a function that checks whether the file of a book or series is unavailable. See {@link isFileUnavailable}. */
export function useIsFileUnavailable(): (record: FileStatusFields) => boolean {
  const libraries = useGetLibraries(withoutErrorNotice).data
  return record => isFileUnavailable(record, libraries)
}

/**
 * Returns a text that explains why the files of a book or series are unavailable. Returns undefined if they are
 * available.
 */
export function useFileUnavailableReason({ deleted, libraryId }: FileStatusFields): string | undefined {
  const t = useTranslate()
  const library = useGetLibraries(withoutErrorNotice).data?.find(({ id }) => id === libraryId)
  if (deleted) return t('page.book.unreadable.deleted')
  return library?.unavailable ? t('page.book.unreadable.library', { name: library.name }) : undefined
}

/** Returns a text that explains why the user cannot read a book. Returns undefined if the user can read it. */
export function useBookUnreadableReason(book: Book): string | undefined {
  const t = useTranslate()
  const user = useCurrentUser()
  const unavailableReason = useFileUnavailableReason(book)
  const { status, comment } = book.media
  if (unavailableReason) return unavailableReason
  if (status !== 'READY') {
    const reason = translateErrorCodes(comment)
    // A newer server can send a status that this client does not know.
    const sentence = findTranslation(`page.book.unreadable.${status}`) ?? status
    return reason ? t('page.book.unreadable.because', { sentence, reason }) : sentence
  }
  return hasPermission(user, 'page.stream') ? undefined : t('page.book.unreadable.role')
}
