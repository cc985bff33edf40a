import { LayoutGrid, Settings2, Table } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { Popover } from '../../components/overlays/Popover'
import { SelectField } from '../../forms/SelectField'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import { ColumnSettings } from './ColumnSettings'
import type { BrowseControls } from './useBrowseControls'
import type { TableColumnsWithLayout } from './useStoredColumnLayout'
import styles from './ViewSettingsPopover.module.css'

const pageSizes = [20, 50, 100, 200, 500] as const

type ViewSettingsPopoverProps<Item> = BrowseControls & { columns: TableColumnsWithLayout<Item> }

/** Popover with the view settings: cards or table, density, card width, paging and columns. */
export function ViewSettingsPopover<Item>({ browse, change, columns }: ViewSettingsPopoverProps<Item>) {
  const t = useTranslate()
  const [density, setDensity] = usePreference('browse.density')
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
      <SegmentedControl
        label={t('list.view.density')}
        value={density}
        choices={(['roomy', 'normal', 'dense'] as const).map(value => ({ value, label: t(`list.view.${value}`) }))}
        onChange={setDensity}
      />
      {browse.layout === 'grid' && <CardWidthSlider />}
      <PagingSettings />
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

function PagingSettings() {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const [paging, setPaging] = usePreference('browse.paging')
  const [pageSize, setPageSize] = usePreference('browse.pageSize')
  return (
    <>
      <SegmentedControl
        label={t('list.view.paging')}
        value={paging}
        choices={(['scroll', 'pages'] as const).map(value => ({ value, label: t(`list.view.${value}`) }))}
        onChange={setPaging}
      />
      {paging === 'pages' && (
        <SelectField
          label={t('list.view.pageSize')}
          value={String(pageSize)}
          choices={pageSizes.map(value => ({ value: String(value), label: format.number(value) }))}
          onChange={value =>
            setPageSize(pageSizes.find(pageSizeOption => String(pageSizeOption) === value) ?? pageSize)
          }
        />
      )}
    </>
  )
}
