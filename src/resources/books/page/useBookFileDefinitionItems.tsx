import { hasPermission } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import { translateErrorCodes } from '../../../api/errorText'
import { parseServerInstant } from '../../../api/serverDates'
import type { DefinitionItem } from '../../../components/page/DefinitionList'
import { RelativeTime } from '../../../components/page/RelativeTime'
import type { Book } from '../../../generated/model.schemas'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { getFileFormatLabel } from '../getFileFormatLabel'

/**
 * Returns items of an HTML definition list with properties of a book and its file. Only users who may edit books see
 * the path of the file.
 */
export function useBookFileDefinitionItems(book: Book): DefinitionItem[] {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const user = useCurrentUser()
  const { media, readProgress } = book
  const detailItem = (field: string, value: DefinitionItem['value']): DefinitionItem => ({
    name: t(`resources.books.fields.${field}`),
    value,
  })
  return [
    detailItem('format', getFileFormatLabel(media)),
    detailItem('size', format.bytes(book.sizeBytes)),
    detailItem('isbn', book.metadata.isbn),
    detailItem('lastRead', readProgress && <LastRead book={book} />),
    detailItem('created', <RelativeTime at={parseServerInstant(book.created)} />),
    detailItem('lastModified', <RelativeTime at={parseServerInstant(book.lastModified)} />),
    detailItem('comment', media.status === 'READY' && translateErrorCodes(media.comment)),
    { ...detailItem('file', hasPermission(user, 'book.edit') ? book.url : book.name), wide: true },
  ]
}

function LastRead({ book: { readProgress } }: { book: Book }) {
  const at = parseServerInstant(readProgress?.readDate)
  if (!readProgress?.deviceName) return <RelativeTime at={at} />
  return (
    <>
      <RelativeTime at={at} /> · {readProgress.deviceName}
    </>
  )
}
