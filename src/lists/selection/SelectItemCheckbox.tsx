import { useEffect } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from './SelectItemCheckbox.module.css'
import { registerRenderedSelectableItem, useItemSelection, useSelectionStore } from './SelectionProvider'

type SelectItemCheckboxProps = {
  item: { id: string }
  index: number
  title: string
  placement?: 'cover' | 'row'
}

/**
 * Round checkbox that selects an item by mouse or touch. Keyboard users select the item with the Space key on its link
 * instead. Renders nothing in a list without selection.
 */
export function SelectItemCheckbox({ item, index, title, placement = 'cover' }: SelectItemCheckboxProps) {
  const t = useTranslate()
  const store = useSelectionStore()
  const { isSelected: isChecked, hasSelection: hasAnySelected } = useItemSelection(store, item.id)
  useEffect(() => {
    store?.updateItem(item, index)
    return registerRenderedSelectableItem(item, index)
  }, [store, item, index])
  if (!store) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: custom checkbox that lies over a cover
    <button
      type="button"
      role="checkbox"
      aria-checked={isChecked}
      aria-label={t('list.select', { title })}
      tabIndex={-1}
      className={styles.check}
      data-choose={item.id}
      data-on={placement}
      data-active={hasAnySelected || undefined}
    />
  )
}
