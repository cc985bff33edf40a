import { useCallback, useMemo, useState } from 'react'
import { type Column, parseTableLayout, type TableLayout } from '../../components/table/tableColumns'
import { type ListKind, readListState, writeListState } from '../../preferences/listState'

export type TableColumns<Item> = {
  columns: readonly Column<Item>[]
  layout: TableLayout
  onLayout: (layout: TableLayout) => void
}

/** Returns the columns of a table with the layout that the user stored for this list. */
export function useTableColumns<Item>(
  columns: readonly Column<Item>[],
  kind: ListKind,
  id: string,
): TableColumns<Item> {
  const place = `${kind} ${id}`
  const [changed, setChanged] = useState<{ place: string; layout: TableLayout }>()
  const stored = useMemo(() => parseTableLayout(readListState(kind, id).columns), [kind, id])
  const layout = changed?.place === place ? changed.layout : stored
  const onLayout = useCallback(
    (next: TableLayout) => {
      setChanged({ place, layout: next })
      writeListState(kind, id, { columns: { ...next } })
    },
    [place, kind, id],
  )
  return { columns, layout, onLayout }
}
