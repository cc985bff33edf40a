import { EllipsisVertical, Pencil } from 'lucide-react'
import { ActionMenuItems } from '../../actions/ActionMenuItems'
import { useRecordActions } from '../../actions/useRecordActions'
import { IconButton } from '../../components/controls/IconButton'
import { Menu } from '../../components/overlays/Menu'
import type { Book, Series } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { BookFileDetailsMenuItem } from '../books'

/**
 * Actions of the series page: an edit button and a menu with all permitted actions.
 * @param book the book, if the series is a one-shot
 */
export function SeriesDetailPageActions({ series, book }: { series: Series; book?: Book | undefined }) {
  const t = useTranslate()
  const { title } = series.metadata
  const items = [{ record: series, title }]
  const { names, run } = useRecordActions('series', items)
  return (
    <>
      {names.includes('edit') && (
        <IconButton icon={Pencil} variant="tonal" label={t('action.edit')} onClick={() => void run('edit')} />
      )}
      <Menu
        trigger={<IconButton icon={EllipsisVertical} variant="tonal" label={t('component.card.menu', { title })} />}
      >
        <ActionMenuItems resource="series" records={items}>
          {book && <BookFileDetailsMenuItem book={book} />}
        </ActionMenuItems>
      </Menu>
    </>
  )
}
