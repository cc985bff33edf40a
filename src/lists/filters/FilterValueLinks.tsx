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

/**
 * List of filter values in a single line, for example genres. A click on a value opens the list of all series in the
 * library that have this value.
 */
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

/** Link to the list of all series in a library that have a certain value, such as a genre. */
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
