import { ArrowDownUp } from 'lucide-react'
import { Button } from '../../components/controls/Button'
import { Menu, MenuRadioGroup, MenuSeparator } from '../../components/overlays/Menu'
import { useTranslate } from '../../language/useTranslate'
import { getSortAfterClick, type ListSort } from './sortDefinitions'
import type { UseBrowseListStateResult } from './useBrowseListState'

/** Menu in which the user selects the sort order of a list, for example by name, and the direction of this order. */
export function BrowseSortMenu({ options: { sorts }, browse: { sort, text }, change }: UseBrowseListStateResult) {
  const t = useTranslate()
  const sortNames = Object.keys(sorts).filter(sortName => sortName !== 'relevance' || text !== '')
  const directionLabels = sorts[sort.sortKey]?.directionLabels
  const currentLabel = t(`list.sort.${sort.sortKey}`)
  return (
    <Menu
      trigger={
        <Button variant="plain" icon={ArrowDownUp} aria-label={t('list.sort.now', { sort: currentLabel })}>
          {currentLabel}
        </Button>
      }
    >
      <MenuRadioGroup
        label={t('list.sort.label')}
        value={sort.sortKey}
        choices={sortNames.map(sortName => ({ value: sortName, label: t(`list.sort.${sortName}`) }))}
        onChange={sortName =>
          sortName !== sort.sortKey && change({ sort: getSortAfterClick(sorts, sort, sortName), letter: undefined })
        }
      />
      {directionLabels && (
        <>
          <MenuSeparator />
          <MenuRadioGroup<ListSort['direction']>
            label={t('list.sort.order')}
            value={sort.direction}
            choices={(['asc', 'desc'] as const).map(direction => ({
              value: direction,
              label: t(`list.sort.direction.${directionLabels}.${direction}`),
            }))}
            onChange={direction => change({ sort: { sortKey: sort.sortKey, direction } })}
          />
        </>
      )}
    </Menu>
  )
}
