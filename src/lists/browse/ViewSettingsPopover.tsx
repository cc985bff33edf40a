import { LayoutGrid, Settings2, Table } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { Popover } from '../../components/overlays/Popover'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import { ColumnSettings } from './ColumnSettings'
import type { BrowseControls } from './useBrowseControls'
import type { TableColumnsWithLayout } from './useStoredColumnLayout'
import { DensityControl, PagingSettings } from './ViewControls'
import styles from './ViewSettingsPopover.module.css'

type ViewSettingsPopoverProps<Item> = BrowseControls & { columns: TableColumnsWithLayout<Item> }

/** Popover with the view settings: cards or table, density, card width, paging and columns. */
export function ViewSettingsPopover<Item>({ browse, change, columns }: ViewSettingsPopoverProps<Item>) {
  const t = useTranslate()
  return (
    <Popover title={t('list.view.title')} trigger={<IconButton icon={Settings2} label={t('list.view.title')} />}>
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
      <DensityControl />
      {browse.layout === 'grid' && <CardWidthSlider />}
      <PagingSettings kind="browse" />
      {browse.layout === 'table' && <ColumnSettings {...columns} />}
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
