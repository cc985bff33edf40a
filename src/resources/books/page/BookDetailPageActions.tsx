import { EllipsisVertical, Pencil } from 'lucide-react'
import { ActionMenuItems } from '../../../actions/ActionMenuItems'
import { useRecordActions } from '../../../actions/useRecordActions'
import { IconButton } from '../../../components/controls/IconButton'
import { Menu } from '../../../components/overlays/Menu'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { BookFileDetailsMenuItem } from '../BookFileDetailsMenuItem'
import { formatFullBookTitle } from '../bookTitle'

/** Actions of the book page: an edit button and a menu with all permitted actions. */
export function BookDetailPageActions({ book }: { book: Book }) {
  const t = useTranslate()
  const title = formatFullBookTitle(book)
  const items = [{ record: book, title }]
  const { names, run } = useRecordActions('books', items)
  return (
    <>
      {names.includes('edit') && (
        <IconButton icon={Pencil} variant="tonal" label={t('action.edit')} onClick={() => void run('edit')} />
      )}
      <Menu
        trigger={<IconButton icon={EllipsisVertical} variant="tonal" label={t('component.card.menu', { title })} />}
      >
        <ActionMenuItems resource="books" records={items}>
          <BookFileDetailsMenuItem book={book} />
        </ActionMenuItems>
      </Menu>
    </>
  )
}
