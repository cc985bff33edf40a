import { Settings2 } from 'lucide-react'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { Popover } from '../../components/overlays/Popover'
import { useTranslate } from '../../language/useTranslate'
import { ColumnVisibilityAndOrderControls } from '../browse/ColumnVisibilityAndOrderControls'
import { ListDensityControl, ListPagingControls, PageSizeSelect } from '../browse/PagingAndDensityControls'
import type { UseStoredColumnSettingsResult } from '../browse/useStoredColumnSettings'
import type { TablePageSizePreference } from './tableDefinition'

type TableViewPopoverProps<Item> = {
  columns: UseStoredColumnSettingsResult<Item>
  /**
   * Whether the row height is fixed, for example because rows contain images. If true, the popover does not offer a
   * density setting.
   */
  hasFixedHeight: boolean
  /** Whether the rows are shown as cards. */
  isCards: boolean
}

/** Popover with the view settings of a table: density, paging and columns. */
export function TableViewPopover<Item>({ columns, hasFixedHeight, isCards }: TableViewPopoverProps<Item>) {
  const t = useTranslate()
  return (
    <Popover wide title={t('list.view.title')} trigger={<IconButton icon={Settings2} label={t('list.view.title')} />}>
      {!hasFixedHeight && <ListDensityControl />}
      <ListPagingControls kind="table" />
      <ColumnVisibilityAndOrderControls {...columns} isCards={isCards} />
      <Button variant="plain" onClick={() => columns.onLayout({})}>
        {t('table.resetColumns')}
      </Button>
    </Popover>
  )
}

/** Popover with only the setting for the page size. Used for tables that show a custom component instead of rows. */
export function PageSizePopover({ preference }: { preference: TablePageSizePreference }) {
  const t = useTranslate()
  return (
    <Popover title={t('list.view.title')} trigger={<IconButton icon={Settings2} label={t('list.view.title')} />}>
      <PageSizeSelect preference={preference} />
    </Popover>
  )
}
