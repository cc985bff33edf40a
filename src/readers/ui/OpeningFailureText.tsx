import { Link } from '@tanstack/react-router'
import { errorText } from '../../api/errorText'
import { isDownloadComplete, useOfflineBooks } from '../../api/offline/offlineBooks'
import { lazyComponent } from '../../api/program/lazyComponent'
import { ServerError } from '../../api/ServerError'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { useTranslate } from '../../language/useTranslate'
import { type ReaderController, useReaderMachineSelector } from '../session/useReaderController'
import { NotOnDeviceText } from './NotOnDeviceText'
import styles from './OpeningFailureText.module.css'

const BookNotFoundText = lazyComponent(async () => {
  await loadTextBundle('shell')
  return import('./BookNotFoundText')
}, 'BookNotFoundText')

interface Props {
  readonly reader: ReaderController
  readonly failure: unknown
  /** Whether the book does not exist, or is not shared with the user. */
  readonly isNotFound: boolean
}

/**
 * Explains why a book could not be opened: it was not found, or the server is unreachable and the book is not
 * downloaded. In the second case, links to the downloaded books. For other failures, shows the text of the error.
 */
export function OpeningFailureText({ reader, failure, isNotFound }: Props) {
  const t = useTranslate()
  const bookId = useReaderMachineSelector(reader, snapshot => snapshot.context.bookId)
  const isDownloaded = useOfflineBooks(reader.userId).some(book => book.bookId === bookId && isDownloadComplete(book))
  const isUnreachable = failure instanceof ServerError && failure.isServerUnreachable
  if (isNotFound) return <BookNotFoundText />
  if (!isUnreachable || isDownloaded) return <p>{errorText(failure)}</p>
  return (
    <>
      <NotOnDeviceText />
      <Link to="/offline" className={styles.link}>
        {t('reader.notOnDevice.link')}
      </Link>
    </>
  )
}
