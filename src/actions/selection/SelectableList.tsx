import type { ReactNode } from 'react'
import type { ListQuery } from '../../lists/paging/useWindowedList'
import { SelectionProvider } from '../../lists/selection/SelectionProvider'
import { useListSelectionStore } from '../../lists/selection/useListSelectionStore'
import type { RecordTypeByResource } from '../perRecordActionDefinitions'
import { ListSelectionBar } from './SelectionBar'

type SelectableResource = 'series' | 'books' | 'collections' | 'readlists'

type SelectableListProps<Resource extends SelectableResource> = {
  resource: Resource
  query: ListQuery | undefined
  titleOf: (record: RecordTypeByResource[Resource]) => string
  children: (selectionBar: ReactNode) => ReactNode
}

/** Lets users select records of a list. Passes the bar with the actions for the selected records to `children`. */
export function SelectableList<Resource extends SelectableResource>({
  resource,
  query,
  titleOf,
  children,
}: SelectableListProps<Resource>) {
  const store = useListSelectionStore<RecordTypeByResource[Resource]>(resource, query)
  return (
    <SelectionProvider store={store}>
      {children(<ListSelectionBar resource={resource} store={store} titleOf={titleOf} />)}
    </SelectionProvider>
  )
}
