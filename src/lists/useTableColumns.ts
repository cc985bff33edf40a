import { useCallback, useMemo, useState } from 'react'
import { type Column, type TableLayout, tableLayoutOf } from '../components/tableColumns'
import { type ListKind, readListMemory, writeListMemory } from '../preferences/listMemory'

export type TableColumns<Item> = {
  columns: readonly Column<Item>[]
  layout: TableLayout
  onLayout: (layout: TableLayout) => void
}

/** The columns of a table and what the person made of them, remembered for the place. */
export function useTableColumns<Item>(
  columns: readonly Column<Item>[],
  kind: ListKind,
  id: string,
): TableColumns<Item> {
  const place = `${kind} ${id}`
  const [changed, setChanged] = useState<{ place: string; layout: TableLayout }>()
  const stored = useMemo(() => tableLayoutOf(readListMemory(kind, id).columns), [kind, id])
  const layout = changed?.place === place ? changed.layout : stored
  const onLayout = useCallback(
    (next: TableLayout) => {
      setChanged({ place, layout: next })
      writeListMemory(kind, id, { columns: { ...next } })
    },
    [place, kind, id],
  )
  return { columns, layout, onLayout }
}
