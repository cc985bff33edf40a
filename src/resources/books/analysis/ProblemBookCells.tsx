import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleHelp, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { translateErrorCodes } from '../../../api/errorText'
import { TruncatedText } from '../../../components/table/TruncatedText'
import type { Book, MediaStatus } from '../../../generated/model.schemas'
import { useEnumText } from '../../../language/enumText'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { TableCellProps } from '../../../lists/table/tableDefinition'
import { getBookDetailPageLink } from '../bookLinks'
import { formatFullBookTitle } from '../bookTitle'
import { getFileFormatLabel } from '../getFileFormatLabel'
import styles from './ProblemBookCells.module.css'

/** Table cell with a link to the page of a book. If the file of the book is unavailable, also shows a note. */
export function ProblemBookCell({ record, tabIndex }: TableCellProps<Book>) {
  const t = useTranslate()
  return (
    <>
      <Link {...getBookDetailPageLink(record)} tabIndex={tabIndex}>
        <TruncatedText>{formatFullBookTitle(record)}</TruncatedText>
      </Link>
      {record.deleted && <span className={styles.unavailable}> · {t('component.poster.unavailable')}</span>}
    </>
  )
}

const statusIcons: Record<MediaStatus, LucideIcon> = {
  ERROR: CircleX,
  UNSUPPORTED: CircleAlert,
  READY: CircleAlert,
  OUTDATED: Clock,
  UNKNOWN: CircleHelp,
}

/** Table cell with the media status of a book as icon and text. */
export function MediaStatusCell({ record: { media } }: TableCellProps<Book>) {
  const enumText = useEnumText()
  // A newer server can send a status that this client does not know.
  const Icon = statusIcons[media.status] ?? CircleHelp
  return (
    <span className={styles.status} data-status={media.status}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <TruncatedText>{enumText('MediaStatus', media.status)}</TruncatedText>
    </span>
  )
}

/** Table cell with the errors that the analysis of a book has found, and the affected files in the archive. */
export function BookAnalysisErrorCell({ record: { media } }: TableCellProps<Book>) {
  return <TruncatedText>{translateErrorCodes(media.comment)}</TruncatedText>
}

/** Table cell with the format of a book's file, such as CBZ. A tooltip shows the media type. */
export function MediaTypeCell({ record: { media } }: TableCellProps<Book>) {
  return <TruncatedText title={media.mediaType}>{getFileFormatLabel(media)}</TruncatedText>
}

export function BookFileSizeCell({ record: { sizeBytes } }: TableCellProps<Book>) {
  return <>{useLocaleFormatters().bytes(sizeBytes)}</>
}
