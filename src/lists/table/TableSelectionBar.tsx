import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { useListContext } from 'react-admin'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { Menu, MenuItem } from '../../components/overlays/Menu'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { useTranslate } from '../../language/useTranslate'
import { runWithRetryNotice } from '../selection/runWithRetryNotice'
import { SelectionBarLayout } from '../selection/SelectionBarLayout'
import type { SelectionStore } from '../selection/selectionStore'

/** Records that are selected in a table. The selected records can be on several pages of the table. */
export type TableSelectedRecords<Item> = {
  count: number
  /**
   * Data of the selected records. Undefined after "select all", because the table has usually loaded only some of the
   * records.
   */
  loaded: readonly Item[] | undefined
  /** Loads the selected records, in display order. */
  collect: () => Promise<readonly Item[]>
  clear: () => void
}

/** Action on the selected records, shown as a button or menu item in the selection bar. */
export type TableBulkAction<Item> = {
  id: string
  labelKey: string
  icon: LucideIcon
  /** Whether the action is destructive. A destructive action is always a menu item, never a button. */
  isDestructive?: true
  /**
   * Returns whether the action is available for the selected records. If this function is missing, the action is always
   * available.
   */
  isAvailable?: (selected: TableSelectedRecords<Item>) => boolean
  run: (selected: TableSelectedRecords<Item>) => void | Promise<void>
}

type TableSelectionBarProps<Item extends { id: string }> = {
  store: SelectionStore<Item>
  actions: readonly TableBulkAction<Item>[]
}

/**
 * Maximum number of actions that are buttons: `wide` in a wide window, `phone` on a phone. All other actions are in a
 * menu.
 */
const maxButtons = { wide: 4, phone: 1 }

/** Bar with the number of selected records and the actions on them. */
export function TableSelectionBar<Item extends { id: string }>({ store, actions }: TableSelectionBarProps<Item>) {
  const t = useTranslate()
  const { total } = useListContext()
  const isPhone = useMediaQuery('(width < 600px)')
  return (
    <SelectionBarLayout store={store} total={total}>
      {count => {
        const collect = () => store.captureSelected()(item => item)
        const selected = { count, loaded: store.loadedItems(), collect, clear: store.clear }
        const available = actions.filter(({ isAvailable }) => isAvailable?.(selected) ?? true)
        const shown = available
          .filter(({ isDestructive }) => !isDestructive)
          .slice(0, isPhone ? maxButtons.phone : maxButtons.wide)
        const inMenu = available.filter(action => !shown.includes(action))
        const run = (action: TableBulkAction<Item>) => void runWithRetryNotice(async () => action.run(selected))
        return (
          <>
            {shown.map(action => (
              <Button key={action.id} icon={action.icon} onClick={() => run(action)}>
                {t(action.labelKey)}
              </Button>
            ))}
            {inMenu.length > 0 && (
              <Menu trigger={<IconButton icon={EllipsisVertical} variant="tonal" label={t('list.selection.more')} />}>
                {inMenu.map(action => (
                  <MenuItem
                    key={action.id}
                    icon={action.icon}
                    danger={action.isDestructive}
                    onSelect={() => run(action)}
                  >
                    {t(action.labelKey)}
                  </MenuItem>
                ))}
              </Menu>
            )}
          </>
        )
      }}
    </SelectionBarLayout>
  )
}
