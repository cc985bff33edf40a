import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { countSelectedItems } from './listSelection'
import styles from './SelectionBarLayout.module.css'
import { hasSelection, useSelection } from './SelectionProvider'
import type { SelectionStore } from './selectionStore'

type SelectionBarLayoutProps<Item extends { id: string }> = {
  store: SelectionStore<Item>
  total: number | undefined
  children: (count: number) => ReactNode
}

/**
 * Bar that appears while list items are selected. Shows the number of selected items, actions on these items, and
 * buttons that select all items or clear the selection.
 */
export function SelectionBarLayout<Item extends { id: string }>(props: SelectionBarLayoutProps<Item>) {
  const { store, total = 0, children } = props
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const selection = useSelection(store)
  const isActive = hasSelection(selection)
  useEscapeKey(isActive, store.clear)
  // If the focused button disappears, another button of the bar gets the focus. If the whole bar disappears, the list
  // gets the focus.
  const onFocus = useFocusFallback(() =>
    document.querySelector<HTMLElement>(isActive ? barButtonSelector : listTabStopSelector),
  )
  const count = countSelectedItems(selection, total)
  // True if no item is selected although "select all" is active: the list has become empty, or the user has deselected
  // each item. The selection is then cleared.
  const isEmptySelection = isActive && props.total !== undefined && count === 0
  useEffect(() => {
    if (isEmptySelection) store.clear()
  }, [isEmptySelection, store])
  if (!isActive) return null
  return (
    <section className={styles.bar} aria-label={t('list.selection.title')} data-selection-bar onFocus={onFocus}>
      <IconButton icon={X} label={t('list.selection.clear')} onClick={store.clear} />
      <output className={styles.count}>{t('list.selection.count', { count, number: number(count) })}</output>
      {count < total && (
        <Button variant="plain" onClick={store.selectAll}>
          {t('list.selection.all', { count: total, number: number(total) })}
        </Button>
      )}
      <div className={styles.actions}>{children(count)}</div>
    </section>
  )
}

const barButtonSelector = '[data-selection-bar] button'
/** Matches the list item that the Tab key reaches. */
const listTabStopSelector = '[data-card-link][tabindex="0"]'

/**
 * Calls `onEscape` when the user presses Escape. Ignores the key in form fields, and while a dialog, menu or list box
 * is open.
 */
function useEscapeKey(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (key !== 'Escape' || defaultPrevented || isTextCompositionKey(event)) return
      const isInField = target instanceof Element && target.matches('input, select, textarea, [contenteditable]')
      if (!isInField && !document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isActive, onEscape])
}
