import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { InlineList } from '../../components/page/InlineList'
import { buildFilterLinkSearchParams, seriesFiltersAndSorts } from '../browse/browseListState'
import type { FilterName } from './filterDefinitions'

type FilterValueLinksProps = {
  filter: FilterName
  values: readonly string[]
  libraryId: string
}

/** Inline list of filter values. Each value links to the matching series of the library. */
export function FilterValueLinks({ filter, values, libraryId }: FilterValueLinksProps) {
  if (values.length === 0) return null
  return (
    <InlineList items={values}>
      {value => (
        <FilterValueLink filter={filter} value={value} libraryId={libraryId}>
          {value}
        </FilterValueLink>
      )}
    </InlineList>
  )
}

type FilterValueLinkProps = { filter: FilterName; value: string; libraryId: string; children: ReactNode }

/** Link to the series of a library that have a filter value, such as a genre. */
export function FilterValueLink({ filter, value, libraryId, children }: FilterValueLinkProps) {
  return (
    <Link
      to="/libraries/$libraryId/series"
      params={{ libraryId }}
      search={buildFilterLinkSearchParams(seriesFiltersAndSorts, filter, value)}
      resetScroll
    >
      {children}
    </Link>
  )
}
