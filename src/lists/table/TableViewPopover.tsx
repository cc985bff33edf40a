import { Settings2 } from 'lucide-react'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { Popover } from '../../components/overlays/Popover'
import { useTranslate } from '../../language/useTranslate'
import { ColumnSettings } from '../browse/ColumnSettings'
import type { TableColumnsWithLayout } from '../browse/useStoredColumnLayout'
import { DensityControl, PageSizeSelect, PagingSettings } from '../browse/ViewControls'
import type { TablePageSizePreference } from './tableDefinition'

type TableViewPopoverProps<Item> = {
  columns: TableColumnsWithLayout<Item>
  /** Rows have the height of their images. */
  hasFixedHeight: boolean
}

/** Popover with the view settings of a table: density, paging, columns, and a button that restores the default columns. */
export function TableViewPopover<Item>({ columns, hasFixedHeight }: TableViewPopoverProps<Item>) {
  const t = useTranslate()
  return (
    <Popover title={t('list.view.title')} trigger={<IconButton icon={Settings2} label={t('list.view.title')} />}>
      {!hasFixedHeight && <DensityControl />}
      <PagingSettings kind="table" />
      <ColumnSettings {...columns} />
      <Button variant="plain" onClick={() => columns.onLayout({})}>
        {t('table.resetColumns')}
      </Button>
    </Popover>
  )
}

/** Popover with the page size of a table that shows its records in another form than rows. */
export function PageSizePopover({ preference }: { preference: TablePageSizePreference }) {
  const t = useTranslate()
  return (
    <Popover title={t('list.view.title')} trigger={<IconButton icon={Settings2} label={t('list.view.title')} />}>
      <PageSizeSelect preference={preference} />
    </Popover>
  )
}
