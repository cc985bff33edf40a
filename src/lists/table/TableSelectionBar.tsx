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

/** Selected records of a table, possibly on several pages. */
export type TableSelectedRecords<Item> = {
  count: number
  /** Selected records. Undefined if the user selected all records, because some of them may not be loaded. */
  loaded: readonly Item[] | undefined
  iterate: () => AsyncIterable<Item>
  clear: () => void
}

/** Action on the selected records: a button or menu item of the selection bar. */
export type TableBulkAction<Item> = {
  id: string
  labelKey: string
  icon: LucideIcon
  /** Whether the action is destructive. Such an action is always a menu item, never a button. */
  isDestructive?: true
  /** Returns whether the action applies to the selected records. Without this function, the action always applies. */
  isAvailable?: (selected: TableSelectedRecords<Item>) => boolean
  run: (selected: TableSelectedRecords<Item>) => void | Promise<void>
}

type TableSelectionBarProps<Item extends { id: string }> = {
  store: SelectionStore<Item>
  actions: readonly TableBulkAction<Item>[]
}

/** Maximum number of actions that are buttons, for wide windows and for phones. Further actions are in a menu. */
const maxButtons = { wide: 4, phone: 1 }

/** Selection bar of a table: the number of selected records, and the actions. */
export function TableSelectionBar<Item extends { id: string }>({ store, actions }: TableSelectionBarProps<Item>) {
  const t = useTranslate()
  const { total } = useListContext()
  const isPhone = useMediaQuery('(width < 600px)')
  return (
    <SelectionBarLayout store={store} total={total}>
      {count => {
        const selected = { count, loaded: store.loadedItems(), iterate: store.iterate, clear: store.clear }
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
