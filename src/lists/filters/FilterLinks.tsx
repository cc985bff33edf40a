import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { InlineList } from '../../components/page/InlineList'
import { filterLink, seriesTables } from '../browse/browseState'
import type { FilterName } from './filterTable'

type FilterLinksProps = {
  filter: FilterName
  values: readonly string[]
  libraryId: string
}

/** Words that lead to the series of their library of which the same can be said. */
export function FilterLinks({ filter, values, libraryId }: FilterLinksProps) {
  if (values.length === 0) return null
  return (
    <InlineList items={values}>
      {value => (
        <FilterLink filter={filter} value={value} libraryId={libraryId}>
          {value}
        </FilterLink>
      )}
    </InlineList>
  )
}

type FilterLinkProps = { filter: FilterName; value: string; libraryId: string; children: ReactNode }

/** One such link. */
export function FilterLink({ filter, value, libraryId, children }: FilterLinkProps) {
  return (
    <Link
      to="/libraries/$libraryId/series"
      params={{ libraryId }}
      search={filterLink(seriesTables, filter, value)}
      resetScroll
    >
      {children}
    </Link>
  )
}
