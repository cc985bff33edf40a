import { createObservableStore } from '../preferences/observableStore'
import { useObservableStoreValue } from '../preferences/useObservableStoreValue'
import type { RecordActionId } from './availableActions'
import type { ContainingCollectionOrReadList } from './membership/ContainingCollectionOrReadListProvider'
import type { RecordTypeByResource, ResourceWithActions } from './perRecordActionDefinitions'

type ActiveRecordsOf<Resource extends ResourceWithActions> = {
  resource: Resource
  total: number
  /**
   * Selected records, or the open record. Undefined if the user selected all records of a list, and some of them are
   * not loaded.
   */
  records: readonly RecordTypeByResource[Resource][] | undefined
  containingList?: ContainingCollectionOrReadList
  /** Title of the open record. Undefined if `records` contains selected records. */
  title?: string
  run: (name: RecordActionId) => void
}

/** Records to which the actions of the command palette apply: the selected records or the open record. */
export type RecordsForCommandPaletteActions = {
  [Resource in ResourceWithActions]: ActiveRecordsOf<Resource>
}[ResourceWithActions]

/**
 * Converts records of a single resource type to the union type {@link RecordsForCommandPaletteActions}. The cast is
 * necessary, because TypeScript cannot check this conversion for a generic resource type.
 */
export const toRecordsForCommandPaletteActions = <Resource extends ResourceWithActions>(
  active: ActiveRecordsOf<Resource>,
): RecordsForCommandPaletteActions => active as unknown as RecordsForCommandPaletteActions

const current = createObservableStore<RecordsForCommandPaletteActions | undefined>(undefined)

/**
 * Offers the actions of the given records in the command palette. Returns a function that removes the actions from the
 * palette.
 */
export function registerRecordsForCommandPaletteActions(active: RecordsForCommandPaletteActions): () => void {
  current.set(active)
  return () => current.get() === active && current.set(undefined)
}

/**
 * Returns the records for the command palette, set by {@link registerRecordsForCommandPaletteActions}. Returns
 * undefined if no records are set.
 */
export function useRecordsForCommandPaletteActions(): RecordsForCommandPaletteActions | undefined {
  return useObservableStoreValue(current)
}
