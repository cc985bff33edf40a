import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { useHasTimeElapsed } from '../../components/useHasTimeElapsed'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { countSelectedItems } from './listSelection'
import styles from './SelectionBarLayout.module.css'
import { hasSelection, useSelection } from './SelectionProvider'
import type { SelectionStore } from './selectionStore'

/**
 * Minimum delay in milliseconds between the creation of the `output` element and its first text. If the text appears
 * earlier, screen readers do not read it.
 */
const OUTPUT_READY_MS = 100

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
  const isOutputReady = useHasTimeElapsed(OUTPUT_READY_MS)
  // Without a selection, the bar is invisible, but its `output` element stays in the document, because screen readers
  // announce only changes of an existing element.
  return (
    <section
      className={isActive ? styles.bar : 'visually-hidden'}
      aria-label={isActive ? t('list.selection.title') : undefined}
      data-selection-bar={isActive || undefined}
      onFocus={onFocus}
    >
      {isActive && <IconButton icon={X} label={t('list.selection.clear')} onClick={store.clear} />}
      <output className={styles.count}>
        {isActive && isOutputReady && t('list.selection.count', { count, number: number(count) })}
      </output>
      {isActive && count < total && (
        <Button variant="plain" onClick={store.selectAll}>
          {t('list.selection.all', { count: total, number: number(total) })}
        </Button>
      )}
      {isActive && <div className={styles.actions}>{children(count)}</div>}
    </section>
  )
}

const barButtonSelector = '[data-selection-bar] button'
/** CSS selector of the list item to which the Tab key moves the focus. All other items have the tab index -1. */
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
