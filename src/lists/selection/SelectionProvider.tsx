import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react'
import { getShortcutLetter } from '../../components/focus/getLatinLetterOfKeyPress'
import { isItemSelected, type ListSelection } from './listSelection'
import { runWithRetryNotice } from './runWithRetryNotice'
import styles from './SelectionProvider.module.css'
import type { SelectionStore } from './selectionStore'
import { useLongPress } from './useLongPress'

type SelectableItem = { id: string }

const SelectionStoreContext = createContext<SelectionStore<SelectableItem> | undefined>(undefined)

type RenderedItem = { item: SelectableItem; index: number }

/** List items whose checkboxes are rendered now, by item id. */
const renderedItems = new Map<string, RenderedItem>()

type SelectionProviderProps<Item extends SelectableItem> = { store: SelectionStore<Item>; children: ReactNode }

/**
 * Lets the user select items of a list. The first item is selected by a long touch, the Space key or a click on its
 * checkbox. After that, a click on an item selects or deselects this item. A button in an item, for example the menu
 * button, still works as usual. Shift+click selects a range, and Ctrl+A (or Cmd+A) selects all items.
 */
export function SelectionProvider<Item extends SelectableItem>({ store, children }: SelectionProviderProps<Item>) {
  // This cast is safe, because only the checkboxes of this list add items to the store.
  const itemStore = store as unknown as SelectionStore<SelectableItem>
  const hasSelected = useSyncExternalStore(itemStore.subscribe, () => hasSelection(itemStore.getSelection()))
  const selectItem = (id: string, extendRange: boolean) => {
    const rendered = renderedItems.get(id)
    if (rendered && extendRange) selectRangeTo(itemStore, rendered)
    else if (rendered) itemStore.toggle(rendered.item, rendered.index)
  }
  const selectByEvent = (event: MouseEvent | KeyboardEvent, id: string) => {
    event.preventDefault()
    event.stopPropagation()
    selectItem(id, event.shiftKey)
  }
  const onClick = (event: MouseEvent) => {
    const { id, onCheck } = findItemAt(event.target)
    if (id === undefined || event.ctrlKey || event.metaKey) return
    if (onCheck || (hasSelection(itemStore.getSelection()) && !isOtherButton(event.target))) selectByEvent(event, id)
  }
  const longPress = useLongPress(target => {
    const { id, onCheck } = findItemAt(target)
    if (id === undefined || (isOtherButton(target) && !onCheck)) return false
    selectItem(id, false)
    return true
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const { id } = findItemAt(event.target)
    if (event.key === ' ' && id !== undefined && isCardLink(event.target)) selectByEvent(event, id)
    const letter = getShortcutLetter(event)
    const isSelectAllKey = letter === 'a' && (event.ctrlKey || event.metaKey)
    if (isSelectAllKey && id !== undefined && !isTextField(event.target)) {
      event.preventDefault()
      itemStore.selectAll()
    }
  }
  return (
    <SelectionStoreContext value={itemStore}>
      <div
        className={styles.area}
        data-selection-mode={hasSelected || undefined}
        {...longPress}
        onClickCapture={event => longPress.onClickCapture(event) || onClick(event)}
        onKeyDownCapture={onKeyDown}
      >
        {children}
      </div>
    </SelectionStoreContext>
  )
}

/**
 * Selects all items from the start of the Shift+click range to the given item. Fetches the items of this range. If the
 * fetch fails, selects the given item without the items in between, and shows a notice with a retry button.
 */
const selectRangeTo = (itemStore: SelectionStore<SelectableItem>, { item, index }: RenderedItem) =>
  void runWithRetryNotice(() => itemStore.selectRange(item, index))

/** Registers an item while its checkbox is rendered. Returns the unregister function. */
export function registerRenderedSelectableItem(item: SelectableItem, index: number): () => void {
  const registered = { item, index }
  renderedItems.set(item.id, registered)
  return () => {
    if (renderedItems.get(item.id) === registered) renderedItems.delete(item.id)
  }
}

/** Returns whether the checkbox of an item is rendered. */
export const isSelectableItemRendered = (id: string): boolean => renderedItems.has(id)

/** Returns the selection store of the surrounding list. Undefined if the list has no selection. */
export const useSelectionStore = (): SelectionStore<SelectableItem> | undefined => useContext(SelectionStoreContext)

/** Returns the selection. Re-renders the component after each change of the selection. */
export function useSelection<Item extends SelectableItem>(store: SelectionStore<Item>): ListSelection {
  return useSyncExternalStore(store.subscribe, store.getSelection)
}

/**
 * Returns whether the item with the given id is selected (`isSelected`), and whether the list has any selected items
 * (`hasSelection`). Re-renders the component only when either value changes.
 */
export function useItemSelection(
  store: SelectionStore<SelectableItem> | undefined,
  id: string,
): { isSelected: boolean; hasSelection: boolean } {
  const subscribe = store?.subscribe ?? subscribeToNothing
  const flags = useSyncExternalStore(subscribe, () => {
    const selection = store?.getSelection()
    return selection ? (isItemSelected(selection, id) ? 2 : 0) + (hasSelection(selection) ? 1 : 0) : 0
  })
  return { isSelected: flags >= 2, hasSelection: flags % 2 === 1 }
}

/**
 * Returns whether any item is selected. In the mode `allBut`, which selects all items except the items in `ids`, the
 * result is always true.
 */
export const hasSelection = ({ mode, ids }: ListSelection): boolean => mode === 'allBut' || ids.size > 0

const subscribeToNothing = () => () => undefined

/**
 * Returns the id of the list item that contains a DOM element. Also returns whether the element is the checkbox of this
 * item.
 */
function findItemAt(target: EventTarget): { id: string | undefined; onCheck: boolean } {
  if (!(target instanceof Element)) return { id: undefined, onCheck: false }
  const ownCheck = target.closest<HTMLElement>('[data-choose]')
  const check =
    ownCheck ?? target.closest('article, [role="row"], [role="listitem"]')?.querySelector<HTMLElement>('[data-choose]')
  return { id: check?.dataset.choose, onCheck: ownCheck !== null }
}

const isCardLink = (target: EventTarget) => target instanceof Element && target.matches('[data-card-link]')
const isTextField = (target: EventTarget) =>
  target instanceof Element &&
  target.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]')
const isOtherButton = (target: EventTarget) =>
  target instanceof Element && target.closest('button, [role="menuitem"]') !== null
