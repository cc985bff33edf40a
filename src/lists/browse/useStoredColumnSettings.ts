import { useCallback, useMemo, useState } from 'react'
import {
  type DataTableColumn,
  parseUserColumnSettings,
  type UserColumnSettings,
} from '../../components/table/tableColumns'
import { readSavedListState, type SavedListKind, writeSavedListState } from '../../preferences/savedListState'

export type UseStoredColumnSettingsResult<Item> = {
  columns: readonly DataTableColumn<Item>[]
  layout: UserColumnSettings
  onLayout: (layout: UserColumnSettings) => void
}

/** Returns the column settings that the user has chosen for a list, and a function that changes and stores them. */
export function useStoredColumnSettings<Item>(
  columns: readonly DataTableColumn<Item>[],
  kind: SavedListKind,
  id: string,
): UseStoredColumnSettingsResult<Item> {
  const listKey = `${kind} ${id}`
  const [edited, setEdited] = useState<{ listKey: string; layout: UserColumnSettings }>()
  const stored = useMemo(() => parseUserColumnSettings(readSavedListState(kind, id).columns), [kind, id])
  const layout = edited?.listKey === listKey ? edited.layout : stored
  const onLayout = useCallback(
    (next: UserColumnSettings) => {
      setEdited({ listKey, layout: next })
      writeSavedListState(kind, id, { columns: { ...next } })
    },
    [listKey, kind, id],
  )
  return { columns, layout, onLayout }
}
