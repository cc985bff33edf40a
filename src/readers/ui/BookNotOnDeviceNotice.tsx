import { Link } from '@tanstack/react-router'
import { errorText } from '../../api/errorText'
import { isDownloadComplete, useOfflineBooks } from '../../api/offline/offlineBooks'
import { ServerError } from '../../api/ServerError'
import { useTranslate } from '../../language/useTranslate'
import { type ReaderController, useReaderMachineSelector } from '../session/useReaderController'
import { NotOnDeviceText } from './NotOnDeviceText'

interface Props {
  readonly reader: ReaderController
  readonly failure: unknown
}

/**
 * Error message for a book that could not be opened. If the server is unreachable and the book is not downloaded,
 * explains this and links to the downloaded books. Otherwise, shows the text of the error.
 */
export function BookNotOnDeviceNotice({ reader, failure }: Props) {
  const t = useTranslate()
  const bookId = useReaderMachineSelector(reader, snapshot => snapshot.context.bookId)
  const isDownloaded = useOfflineBooks(reader.userId).some(book => book.bookId === bookId && isDownloadComplete(book))
  const isUnreachable = failure instanceof ServerError && failure.isServerUnreachable
  if (!isUnreachable || isDownloaded) return <p>{errorText(failure)}</p>
  return (
    <>
      <NotOnDeviceText />
      <Link to="/offline">{t('reader.notOnDevice.link')}</Link>
    </>
  )
}
