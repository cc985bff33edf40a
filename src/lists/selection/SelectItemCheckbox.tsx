import { useEffect, useId, useRef } from 'react'
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
 * instead. While the item is selected, the link has a description that says so. Renders nothing in a list without
 * selection.
 */
export function SelectItemCheckbox({ item, index, title, placement = 'cover' }: SelectItemCheckboxProps) {
  const t = useTranslate()
  const store = useSelectionStore()
  const { isSelected: isChecked, hasSelection: hasAnySelected } = useItemSelection(store, item.id)
  useEffect(() => {
    store?.updateItem(item, index)
    return registerRenderedSelectableItem(item, index)
  }, [store, item, index])
  const checkbox = useRef<HTMLButtonElement>(null)
  const descriptionId = useId()
  // Runs after each render of the checkbox, because the item may have replaced its link. An item that replaces its link
  // must therefore also render the checkbox again. No other code may set `aria-describedby` on the link.
  useEffect(() => {
    const link = isChecked && checkbox.current && findItemLink(checkbox.current)
    if (!link) return
    link.setAttribute('aria-describedby', descriptionId)
    return () => link.removeAttribute('aria-describedby')
  })
  if (!store) return null
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: custom checkbox that lies over a cover */}
      <button
        ref={checkbox}
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
      {isChecked && (
        <span id={descriptionId} hidden>
          {t('list.selected')}
        </span>
      )}
    </>
  )
}

/** Returns the link of the item, or its row if the row itself can have the focus. */
function findItemLink(checkbox: HTMLElement): Element | null | undefined {
  const item = checkbox.closest('article, [role="row"], [role="listitem"]')
  return item?.matches('[data-card-link]') ? item : item?.querySelector('[data-card-link]')
}
