import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { LabeledSelect } from '../../forms/LabeledSelect'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { PreferenceValue } from '../../preferences/preferenceStore'
import { usePreference } from '../../preferences/usePreference'

const pageSizes = {
  'browse.pageSize': [20, 50, 100, 200, 500],
  'table.pageSize': [20, 50, 100, 200, 500],
  'duplicates.pageSize': [1, 2, 5, 10, 20, 50],
} as const

/**
 * Settings for the paging of long lists.
 * @param kind  `browse` for lists of series, books, collections or read lists, `table` for tables of other records
 */
export function ListPagingControls({ kind }: { kind: 'browse' | 'table' }) {
  const t = useTranslate()
  const [paging, setPaging] = usePreference(`${kind}.paging`)
  return (
    <>
      <SegmentedControl
        label={t('list.view.paging')}
        value={paging}
        choices={(['scroll', 'pages'] as const).map(value => ({ value, label: t(`list.view.${value}`) }))}
        onChange={setPaging}
      />
      {paging === 'pages' && <PageSizeSelect preference={`${kind}.pageSize`} />}
    </>
  )
}

/** Select element for the number of records per page. */
export function PageSizeSelect({ preference }: { preference: keyof typeof pageSizes }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const [pageSize, setPageSize] = usePreference(preference)
  const sizes: readonly PreferenceValue<typeof preference>[] = pageSizes[preference]
  return (
    <LabeledSelect
      label={t('list.view.pageSize')}
      value={String(pageSize)}
      choices={sizes.map(value => ({ value: String(value), label: format.number(value) }))}
      onChange={value => setPageSize(sizes.find(size => String(size) === value) ?? pageSize)}
    />
  )
}

/** Setting for row height and card spacing. */
export function ListDensityControl() {
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
