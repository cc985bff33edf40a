import { useEffect } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from './SelectCheckbox.module.css'
import { registerItemName, useIsSelected, useSelectionStore } from './SelectionContext'

type SelectCheckProps = {
  item: { id: string }
  /** Index of the item in its list. */
  index: number
  title: string
  /** Placement: on a cover or in a table row. */
  on?: 'cover' | 'row'
}

/**
 * Round checkbox that selects an item with the pointer; the keyboard uses Space on the link of the item. Renders
 * nothing outside of a selection provider.
 */
export function SelectCheckbox({ item, index, title, on = 'cover' }: SelectCheckProps) {
  const t = useTranslate()
  const choosing = useSelectionStore()
  const { chosen, active } = useIsSelected(choosing, item.id)
  useEffect(() => {
    choosing?.seen(item, index)
    return registerItemName(item, index)
  }, [choosing, item, index])
  if (!choosing) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: custom checkbox that lies over a cover
    <button
      type="button"
      role="checkbox"
      aria-checked={chosen}
      aria-label={t('list.select', { title })}
      tabIndex={-1}
      className={styles.check}
      data-choose={item.id}
      data-on={on}
      data-active={active || undefined}
    />
  )
}
