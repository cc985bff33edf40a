import { LayoutGrid, Settings2, Table } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { Popover } from '../../components/overlays/Popover'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import styles from './BrowseViewPopover.module.css'
import { ColumnVisibilityAndOrderControls } from './ColumnVisibilityAndOrderControls'
import { ListDensityControl, ListPagingControls } from './PagingAndDensityControls'
import type { UseBrowseListStateResult } from './useBrowseListState'
import type { UseStoredColumnSettingsResult } from './useStoredColumnSettings'

type BrowseViewPopoverProps<Item> = UseBrowseListStateResult & { columns: UseStoredColumnSettingsResult<Item> }

/** Popover with the settings of the view, such as cards or table, density and paging. */
export function BrowseViewPopover<Item>({ browse, change, columns }: BrowseViewPopoverProps<Item>) {
  const t = useTranslate()
  return (
    <Popover
      wide={browse.layout === 'table'}
      title={t('list.view.title')}
      trigger={<IconButton icon={Settings2} label={t('list.view.title')} />}
    >
      <SegmentedControl
        hideLabel
        label={t('list.view.layout')}
        value={browse.layout}
        choices={[
          { value: 'grid', label: t('list.view.grid'), icon: LayoutGrid },
          { value: 'table', label: t('list.view.table'), icon: Table },
        ]}
        onChange={layout => change({ layout })}
      />
      <ListDensityControl />
      {browse.layout === 'grid' && <CardWidthSlider />}
      <ListPagingControls kind="browse" />
      {browse.layout === 'table' && <ColumnVisibilityAndOrderControls {...columns} />}
    </Popover>
  )
}

function CardWidthSlider() {
  const t = useTranslate()
  const id = useId()
  const [width, setWidth] = usePreference('browse.cardWidth')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('list.view.cardWidth')}</label>
      <input
        id={id}
        type="range"
        min={100}
        max={320}
        step={4}
        value={width}
        onChange={event => setWidth(event.target.valueAsNumber)}
      />
    </div>
  )
}
