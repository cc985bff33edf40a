import { useCallback, useMemo, useState } from 'react'
import { parseTableColumnLayout, type TableColumn, type TableColumnLayout } from '../../components/table/tableColumns'
import { readSavedListState, type SavedListKind, writeSavedListState } from '../../preferences/savedListState'

export type TableColumnsWithLayout<Item> = {
  columns: readonly TableColumn<Item>[]
  layout: TableColumnLayout
  onLayout: (layout: TableColumnLayout) => void
}

/** Returns the columns of a table in the layout that the user stored for this list. */
export function useStoredColumnLayout<Item>(
  columns: readonly TableColumn<Item>[],
  kind: SavedListKind,
  id: string,
): TableColumnsWithLayout<Item> {
  const listKey = `${kind} ${id}`
  const [edited, setEdited] = useState<{ place: string; layout: TableColumnLayout }>()
  const stored = useMemo(() => parseTableColumnLayout(readSavedListState(kind, id).columns), [kind, id])
  const layout = edited?.place === listKey ? edited.layout : stored
  const onLayout = useCallback(
    (next: TableColumnLayout) => {
      setEdited({ place: listKey, layout: next })
      writeSavedListState(kind, id, { columns: { ...next } })
    },
    [listKey, kind, id],
  )
  return { columns, layout, onLayout }
}
