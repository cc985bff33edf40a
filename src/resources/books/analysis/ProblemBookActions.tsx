import { EllipsisVertical } from 'lucide-react'
import { ActionMenuItems } from '../../../actions/ActionMenuItems'
import { ListSelectionBar } from '../../../actions/selection/SelectionBar'
import { IconButton } from '../../../components/controls/IconButton'
import { Menu } from '../../../components/overlays/Menu'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import type { SelectionStore } from '../../../lists/selection/selectionStore'
import type { TableCellProps } from '../../../lists/table/tableDefinition'
import { formatFullBookTitle } from '../bookTitle'

/** Names of the actions that can repair a book. The most useful action comes first. */
const repairActions = ['analyze', 'refreshMetadata', 'edit', 'deleteFiles'] as const

/**
 * Options for the row selection in two tables: media analysis, and missing posters. `titleOf` returns the title of a
 * selected book. `Bar` is the bar with the actions.
 */
export const problemBooksSelectionOptions = { titleOf: formatFullBookTitle, Bar: AnalysisSelectionBar }

function AnalysisSelectionBar({ store }: { store: SelectionStore<Book> }) {
  return <ListSelectionBar resource="books" store={store} titleOf={formatFullBookTitle} limitTo={repairActions} />
}

/** Menu of a book with the actions that can repair the book. */
export function ProblemBookRowMenu({ record, tabIndex }: TableCellProps<Book>) {
  const t = useTranslate()
  const title = formatFullBookTitle(record)
  return (
    <Menu
      trigger={<IconButton icon={EllipsisVertical} label={t('page.analysis.menu', { title })} tabIndex={tabIndex} />}
    >
      <ActionMenuItems resource="books" records={[{ record, title }]} limitTo={repairActions} />
    </Menu>
  )
}
