import { useNavigate } from '@tanstack/react-router'
import { BookOpen, EllipsisVertical, Info, Library } from 'lucide-react'
import { IconButton } from '../../components/controls/IconButton'
import { Menu, MenuItem } from '../../components/overlays/Menu'
import { openDialog } from '../../dialogs/dialogStore'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import { cacheBookOrSeriesNames, getCachedBookOrSeriesName } from './historyEventBookAndSeriesQuery'
import { getFileNameOfHistoryEvent, getFolderNameOfHistoryEvent, type HistoryEventWithId } from './historyEventRecord'

/** Menu of a history event. Its items show the details of the event, or filter the history by its book or series. */
export function HistoryEventRowMenu({ record, tabIndex }: TableCellProps<HistoryEventWithId>) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { bookId, seriesId } = record
  const show = (resource: 'books' | 'series', id: string, name: string | undefined) => {
    // The history filter shows the name of the book or series. The server returns no name for a deleted book or series.
    // Therefore, this code adds the file or folder name of the event to the cache, and the filter shows this name.
    if (name && !getCachedBookOrSeriesName(resource, id)) cacheBookOrSeriesNames(resource, [{ id, name }])
    void navigate({ to: '.', search: (resource === 'books' ? { book: id } : { series: id }) as never })
  }
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={t('page.history.menu')} tabIndex={tabIndex} />}>
      <MenuItem icon={Info} onSelect={() => void openDialog('historyEvent', { event: record })}>
        {t('page.history.details')}
      </MenuItem>
      {bookId && (
        <MenuItem icon={BookOpen} onSelect={() => show('books', bookId, getFileNameOfHistoryEvent(record))}>
          {t('page.history.onlyBook')}
        </MenuItem>
      )}
      {seriesId && (
        <MenuItem icon={Library} onSelect={() => show('series', seriesId, getFolderNameOfHistoryEvent(record))}>
          {t('page.history.onlySeries')}
        </MenuItem>
      )}
    </Menu>
  )
}
