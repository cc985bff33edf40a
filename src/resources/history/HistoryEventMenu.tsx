import { useNavigate } from '@tanstack/react-router'
import { BookOpen, EllipsisVertical, Info, Library } from 'lucide-react'
import { IconButton } from '../../components/controls/IconButton'
import { Menu, MenuItem } from '../../components/overlays/Menu'
import { openDialog } from '../../dialogs/dialogStore'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import { getHistoryEventTargetName, storeHistoryEventTargetNames } from './historyEventTargets'
import { type HistoryEventWithId, historyEventFileName, historyEventFolderName } from './historyRow'

/** Menu of an event: details, other events of the book, and other events of the series. */
export function HistoryEventMenu({ record, tabIndex }: TableCellProps<HistoryEventWithId>) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { bookId, seriesId } = record
  const show = (resource: 'books' | 'series', id: string, name: string | undefined) => {
    // Stores the name of a deleted record, so that filters can show it. Only the history contains this name.
    if (name && !getHistoryEventTargetName(resource, id)) storeHistoryEventTargetNames(resource, [{ id, name }])
    void navigate({ to: '.', search: (resource === 'books' ? { book: id } : { series: id }) as never })
  }
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={t('page.history.menu')} tabIndex={tabIndex} />}>
      <MenuItem icon={Info} onSelect={() => void openDialog('historyEvent', { event: record })}>
        {t('page.history.details')}
      </MenuItem>
      {bookId && (
        <MenuItem icon={BookOpen} onSelect={() => show('books', bookId, historyEventFileName(record))}>
          {t('page.history.onlyBook')}
        </MenuItem>
      )}
      {seriesId && (
        <MenuItem icon={Library} onSelect={() => show('series', seriesId, historyEventFolderName(record))}>
          {t('page.history.onlySeries')}
        </MenuItem>
      )}
    </Menu>
  )
}
