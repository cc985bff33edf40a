import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { SelectField } from '../../forms/SelectField'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'

const pageSizes = [20, 50, 100, 200, 500] as const

/**
 * Settings of how long lists are paged.
 * @param kind  lists for browsing, or tables of administration
 */
export function PagingSettings({ kind }: { kind: 'browse' | 'table' }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const [paging, setPaging] = usePreference(`${kind}.paging`)
  const [pageSize, setPageSize] = usePreference(`${kind}.pageSize`)
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

/** Setting of the row height and of the distance between cards. */
export function DensityControl() {
  const t = useTranslate()
  const [density, setDensity] = usePreference('browse.density')
  return (
    <SegmentedControl
      label={t('list.view.density')}
      value={density}
      choices={(['roomy', 'normal', 'dense'] as const).map(value => ({ value, label: t(`list.view.${value}`) }))}
      onChange={setDensity}
    />
  )
}
