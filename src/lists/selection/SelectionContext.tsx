import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react'
import { runWithRetryNotice } from './runWithRetryNotice'
import styles from './SelectionContext.module.css'
import { isSelected, type Selection } from './selection'
import type { SelectionStore } from './selectionStore'
import { useLongPress } from './useLongPress'

type Thing = { id: string }

const Chosen = createContext<SelectionStore<Thing> | undefined>(undefined)

type Drawn = { item: Thing; index: number }

/** The items with a rendered checkbox, by id. */
const drawn = new Map<string, Drawn>()

type SelectionAreaProps<Item extends Thing> = { choosing: SelectionStore<Item>; children: ReactNode }

/**
 * Provides a selection for a list. Checkboxes select items; once an item is selected, a click anywhere on an item
 * selects it. Shift selects a range. A long press starts a selection by touch, Space by keyboard.
 */
export function SelectionContextProvider<Item extends Thing>({ choosing, children }: SelectionAreaProps<Item>) {
  // The checkboxes pass back items of this list only.
  const chosen = choosing as unknown as SelectionStore<Thing>
  const active = useSyncExternalStore(chosen.subscribe, () => hasSelection(chosen.now()))
  const choose = (id: string, wholeRange: boolean) => {
    const thing = drawn.get(id)
    if (thing && wholeRange) takeRange(chosen, thing)
    else if (thing) chosen.toggle(thing.item, thing.index)
  }
  const take = (event: MouseEvent | KeyboardEvent, id: string) => {
    event.preventDefault()
    event.stopPropagation()
    choose(id, event.shiftKey)
  }
  const onClick = (event: MouseEvent) => {
    const { id, onCheck } = thingAt(event.target)
    if (id === undefined || event.ctrlKey || event.metaKey) return
    if (onCheck || (hasSelection(chosen.now()) && !isOtherButton(event.target))) take(event, id)
  }
  const longPress = useLongPress(target => {
    const { id } = thingAt(target)
    if (id === undefined) return false
    choose(id, false)
    return true
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const { id } = thingAt(event.target)
    if (event.key === ' ' && id !== undefined && isLinkOf(event.target)) take(event, id)
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && id !== undefined) {
      event.preventDefault()
      chosen.all()
    }
  }
  return (
    <Chosen value={chosen}>
      <div
        className={styles.area}
        data-choosing={active || undefined}
        {...longPress}
        onClickCapture={event => longPress.onClickCapture(event) || onClick(event)}
        onKeyDownCapture={onKeyDown}
      >
        {children}
      </div>
    </Chosen>
  )
}

/**
 * Selects a range. It may cover pages that have to be fetched; when that fails, only the item is selected and a notice
 * offers a retry.
 */
const takeRange = (chosen: SelectionStore<Thing>, { item, index }: Drawn) =>
  void runWithRetryNotice(() => chosen.range(item, index))

/** Registers the item of a rendered checkbox. Returns the unregister function. */
export function registerItemName(item: Thing, index: number): () => void {
  const mine = { item, index }
  drawn.set(item.id, mine)
  return () => {
    if (drawn.get(item.id) === mine) drawn.delete(item.id)
  }
}

/** Returns whether the checkbox of an item is rendered. Rendered items report their changes themselves. */
export const isItemRendered = (id: string): boolean => drawn.has(id)

/** Returns the selection store of the surrounding list; undefined where nothing can be selected. */
export const useSelectionStore = (): SelectionStore<Thing> | undefined => useContext(Chosen)

/** Returns the selection and subscribes to all of its changes. */
export function useSelection<Item extends Thing>(choosing: SelectionStore<Item>): Selection {
  return useSyncExternalStore(choosing.subscribe, choosing.now)
}

/** Returns whether an item is selected and whether anything is selected. Re-renders only when these change. */
export function useIsSelected(
  choosing: SelectionStore<Thing> | undefined,
  id: string,
): { chosen: boolean; active: boolean } {
  const subscribe = choosing?.subscribe ?? noChange
  const mark = useSyncExternalStore(subscribe, () => {
    const selection = choosing?.now()
    return selection ? (isSelected(selection, id) ? 2 : 0) + (hasSelection(selection) ? 1 : 0) : 0
  })
  return { chosen: mark >= 2, active: mark % 2 === 1 }
}

/** Returns whether anything is selected. "All except some" always counts as a selection. */
export const hasSelection = ({ mode, ids }: Selection): boolean => mode === 'allBut' || ids.size > 0

const noChange = () => () => undefined

/** Returns the id of the item that an element belongs to, and whether the element is its checkbox. */
function thingAt(target: EventTarget): { id: string | undefined; onCheck: boolean } {
  if (!(target instanceof Element)) return { id: undefined, onCheck: false }
  const own = target.closest<HTMLElement>('[data-choose]')
  const check = own ?? target.closest('article, [role="row"]')?.querySelector<HTMLElement>('[data-choose]')
  return { id: check?.dataset.choose, onCheck: own !== null }
}

const isLinkOf = (target: EventTarget) => target instanceof Element && target.matches('[data-card-link]')
const isOtherButton = (target: EventTarget) =>
  target instanceof Element && target.closest('button, [role="menuitem"]') !== null
