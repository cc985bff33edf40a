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

/** The things of an area by the id that their checks carry; filled by the checks that are drawn. */
const drawn = new Map<string, Drawn>()

type SelectionAreaProps<Item extends Thing> = { choosing: SelectionStore<Item>; children: ReactNode }

/**
 * A list whose things can be chosen by their checks. Once one is chosen, a click anywhere on a thing chooses it too. Shift makes a
 * range. A long press begins by touch, Space by keyboard.
 */
export function SelectionContextProvider<Item extends Thing>({ choosing, children }: SelectionAreaProps<Item>) {
  // The checks give back what they were given: items of this list.
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

/** A range may cover pages that have to be read: where that fails only its end is chosen, which is said. */
const takeRange = (chosen: SelectionStore<Thing>, { item, index }: Drawn) =>
  void runWithRetryNotice(() => chosen.range(item, index))

/** Tells the area what a check stands for; takes it back when the check goes. */
export function registerItemName(item: Thing, index: number): () => void {
  const mine = { item, index }
  drawn.set(item.id, mine)
  return () => {
    if (drawn.get(item.id) === mine) drawn.delete(item.id)
  }
}

/** Whether a check stands for it: then what draws it tells of every change. */
export const isItemRendered = (id: string): boolean => drawn.has(id)

/** The list's choosing, from inside of an area; undefined where nothing can be chosen. */
export const useSelectionStore = (): SelectionStore<Thing> | undefined => useContext(Chosen)

/** What is chosen; the component follows every change of it. */
export function useSelection<Item extends Thing>(choosing: SelectionStore<Item>): Selection {
  return useSyncExternalStore(choosing.subscribe, choosing.now)
}

/** Whether one thing is chosen, and whether anything is; the component follows these two only. */
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

/** Whether anything is chosen; of all but some, always. */
export const hasSelection = ({ mode, ids }: Selection): boolean => mode === 'allBut' || ids.size > 0

const noChange = () => () => undefined

/** The thing that an element belongs to, and whether it is its check. */
function thingAt(target: EventTarget): { id: string | undefined; onCheck: boolean } {
  if (!(target instanceof Element)) return { id: undefined, onCheck: false }
  const own = target.closest<HTMLElement>('[data-choose]')
  const check = own ?? target.closest('article, [role="row"]')?.querySelector<HTMLElement>('[data-choose]')
  return { id: check?.dataset.choose, onCheck: own !== null }
}

const isLinkOf = (target: EventTarget) => target instanceof Element && target.matches('[data-card-link]')
const isOtherButton = (target: EventTarget) =>
  target instanceof Element && target.closest('button, [role="menuitem"]') !== null
