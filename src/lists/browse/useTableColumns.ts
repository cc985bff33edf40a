import { useCallback, useMemo, useState } from 'react'
import { parseTableLayout, type TableColumn, type TableLayout } from '../../components/table/tableColumns'
import { type ListKind, readSavedListState, writeSavedListState } from '../../preferences/savedListState'

export type TableColumns<Item> = {
  columns: readonly TableColumn<Item>[]
  layout: TableLayout
  onLayout: (layout: TableLayout) => void
}

/** Returns the columns of a table with the layout that the user stored for this list. */
export function useTableColumns<Item>(
  columns: readonly TableColumn<Item>[],
  kind: ListKind,
  id: string,
): TableColumns<Item> {
  const listKey = `${kind} ${id}`
  const [edited, setEdited] = useState<{ place: string; layout: TableLayout }>()
  const stored = useMemo(() => parseTableLayout(readSavedListState(kind, id).columns), [kind, id])
  const layout = edited?.place === listKey ? edited.layout : stored
  const onLayout = useCallback(
    (next: TableLayout) => {
      setEdited({ place: listKey, layout: next })
      writeSavedListState(kind, id, { columns: { ...next } })
    },
    [listKey, kind, id],
  )
  return { columns, layout, onLayout }
}
