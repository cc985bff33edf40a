import { useTranslate } from '../../language/useTranslate'
import styles from './SelectItemCheckbox.module.css'
import { hasSelection, useSelection, useSelectionStore } from './SelectionProvider'
import type { SelectionStore } from './selectionStore'

/** Checkbox in the table header. Selects all records of the list query or clears the selection. */
export function SelectAllCheckbox() {
  const store = useSelectionStore()
  return store ? <SelectAllBox store={store} /> : null
}

function SelectAllBox({ store }: { store: SelectionStore<{ id: string }> }) {
  const t = useTranslate()
  const selection = useSelection(store)
  const isAllSelected = selection.mode === 'allBut' && selection.ids.size === 0
  const isPartlySelected = hasSelection(selection) && !isAllSelected
  return (
    // biome-ignore lint/a11y/useSemanticElements: this custom checkbox looks like the checkboxes of the rows
    <button
      type="button"
      role="checkbox"
      aria-checked={isPartlySelected ? 'mixed' : isAllSelected}
      aria-label={t('list.selection.selectAll')}
      className={styles.check}
      data-on="row"
      onClick={isAllSelected ? store.clear : store.selectAll}
    />
  )
}
