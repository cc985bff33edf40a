import { EllipsisVertical, Pencil } from 'lucide-react'
import { ActionItems } from '../../../actions/ActionItems'
import { useActions } from '../../../actions/useActions'
import { IconButton } from '../../../components/controls/IconButton'
import { Menu } from '../../../components/overlays/Menu'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { fullBookTitle } from '../bookTitle'

/** Actions of the book page: an edit button and a menu with all permitted actions. */
export function BookMenu({ book }: { book: Book }) {
  const t = useTranslate()
  const title = fullBookTitle(book)
  const things = [{ record: book, title }]
  const { names, run } = useActions('books', things)
  return (
    <>
      {names.includes('edit') && (
        <IconButton icon={Pencil} look="tonal" label={t('action.edit')} onClick={() => void run('edit')} />
      )}
      <Menu trigger={<IconButton icon={EllipsisVertical} look="tonal" label={t('component.card.menu', { title })} />}>
        <ActionItems noun="books" things={things} />
      </Menu>
    </>
  )
}
