import { ArrowDownUp } from 'lucide-react'
import { Button } from '../../components/controls/Button'
import { Menu, MenuChoice, MenuSeparator } from '../../components/overlays/Menu'
import { useTranslate } from '../../language/useTranslate'
import { nextSort, type SortOrder } from './sortTable'
import type { BrowseControls } from './useBrowse'

/** Menu of the sorts of a list and their directions, in words such as "newest first". */
export function SortMenu({ tables: { sorts }, browse: { sort, text }, change }: BrowseControls) {
  const t = useTranslate()
  const offered = Object.keys(sorts).filter(by => by !== 'relevance' || text !== '')
  const ways = sorts[sort.by]?.ways
  const inForce = t(`list.sort.${sort.by}`)
  return (
    <Menu
      trigger={
        <Button look="plain" icon={ArrowDownUp} aria-label={t('list.sort.now', { sort: inForce })}>
          {inForce}
        </Button>
      }
    >
      <MenuChoice
        label={t('list.sort.label')}
        value={sort.by}
        choices={offered.map(by => ({ value: by, label: t(`list.sort.${by}`) }))}
        onChange={by => by !== sort.by && change({ sort: nextSort(sorts, sort, by), letter: undefined })}
      />
      {ways && (
        <>
          <MenuSeparator />
          <MenuChoice<SortOrder['way']>
            label={t('list.sort.order')}
            value={sort.way}
            choices={(['asc', 'desc'] as const).map(way => ({ value: way, label: t(`list.sort.way.${ways}.${way}`) }))}
            onChange={way => change({ sort: { by: sort.by, way } })}
          />
        </>
      )}
    </Menu>
  )
}
