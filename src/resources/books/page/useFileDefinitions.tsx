import { can } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import { parseInstant } from '../../../api/dates'
import { withCodesTranslated } from '../../../api/errorText'
import type { Definition } from '../../../components/page/DefinitionList'
import { RelativeTime } from '../../../components/page/RelativeTime'
import type { Book } from '../../../generated/model.schemas'
import { useFormat } from '../../../language/format'
import { useTranslate } from '../../../language/useTranslate'
import { fileFormat } from '../fileFormat'

/** Definition list entries of the file of a book: format, size, path and dates. The path requires the edit permission. */
export function useFileDefinitions(book: Book): Definition[] {
  const t = useTranslate()
  const format = useFormat()
  const me = useCurrentUser()
  const { media, readProgress } = book
  const fact = (field: string, value: Definition['value']): Definition => ({
    name: t(`resources.books.fields.${field}`),
    value,
  })
  return [
    fact('format', fileFormat(media)),
    fact('size', format.bytes(book.sizeBytes)),
    fact('isbn', book.metadata.isbn),
    fact('lastRead', readProgress && <LastRead book={book} />),
    fact('created', <RelativeTime at={parseInstant(book.created)} />),
    fact('lastModified', <RelativeTime at={parseInstant(book.lastModified)} />),
    fact('comment', media.status === 'READY' && withCodesTranslated(media.comment)),
    { ...fact('file', can(me, 'book.edit') ? book.url : book.name), wide: true },
  ]
}

/** Time of the last reading, with the device name if known. */
function LastRead({ book: { readProgress } }: { book: Book }) {
  const at = parseInstant(readProgress?.readDate)
  if (!readProgress?.deviceName) return <RelativeTime at={at} />
  return (
    <>
      <RelativeTime at={at} /> · {readProgress.deviceName}
    </>
  )
}
