import { useNavigate } from '@tanstack/react-router'
import { List } from 'lucide-react'
import { IconButton } from '../../../components/controls/IconButton'
import { openDialog } from '../../../dialogs/dialogStore'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { getBookDetailPageLink, type OpenedFromListParams } from '../bookLinks'

type JumpToBookButtonProps = {
  /** Book whose detail page is open. Undefined while the book loads. The jump button is then disabled. */
  book: Pick<Book, 'id' | 'seriesId' | 'number'> | undefined
  context: OpenedFromListParams
}

/**
 * Button on the page of a book. The button opens a list of all books of the series, or of the read list from which the
 * user opened the book. When the user picks a book in the list, the page of the picked book opens.
 */
export function JumpToBookButton({ book, context }: JumpToBookButtonProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const readListId = context.context === 'READLIST' ? context.contextId : undefined
  const jump = async () => {
    if (!book) return
    const picked = await openDialog('jumpToBook', { current: book, readListId })
    if (picked && picked.id !== book.id) void navigate({ ...getBookDetailPageLink(picked, context), resetScroll: true })
  }
  return (
    <IconButton
      icon={List}
      label={t(readListId ? 'page.book.allOfReadList' : 'page.book.allOfSeries')}
      aria-haspopup="dialog"
      disabled={!book}
      onClick={() => void jump()}
    />
  )
}
