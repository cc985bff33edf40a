import { useTranslate } from '../../language/useTranslate'
import styles from './SelectCheckbox.module.css'
import { hasSelection, useSelection, useSelectionStore } from './SelectionContext'
import type { SelectionStore } from './selectionStore'

/**
 * Checkbox in the table header. Selects all records that match the list query, not only the loaded ones, or clears the
 * selection.
 */
export function SelectAllCheckbox() {
  const choosing = useSelectionStore()
  return choosing ? <Box choosing={choosing} /> : null
}

function Box({ choosing }: { choosing: SelectionStore<{ id: string }> }) {
  const t = useTranslate()
  const selection = useSelection(choosing)
  const all = selection.mode === 'allBut' && selection.ids.size === 0
  const some = hasSelection(selection) && !all
  return (
    // biome-ignore lint/a11y/useSemanticElements: custom checkbox, like those of the rows
    <button
      type="button"
      role="checkbox"
      aria-checked={some ? 'mixed' : all}
      aria-label={t('list.selection.selectAll')}
      className={styles.check}
      data-on="row"
      onClick={all ? choosing.clear : choosing.all}
    />
  )
}
