import { ArrowDown, ArrowUp } from 'lucide-react'
import { type CSSProperties, type DOMAttributes, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { useTranslate } from '../../language/useTranslate'
import styles from './ArrangeableList.module.css'
import { RowHandle, targetIndexForKey } from './RowHandle'
import { useDeferredFocus } from './useDeferredFocus'
import { rowShiftPx, useRowDrag } from './useRowDrag'

type ArrangeableItem = {
  id: string
  name: string
  /** Whether the name is shown in a muted color, for example because the item is hidden. */
  isQuiet: boolean
}

type ArrangeableListProps<Item extends ArrangeableItem> = {
  label: string
  items: readonly Item[]
  onMove: (from: number, to: number) => void
  /** Control in each row that switches the item on or off. */
  renderToggle: (item: Item) => ReactNode
}

/**
 * List in a dialog. The user can change the order of the list. To move a row, the user drags the handle of the row,
 * presses Alt with an arrow key, Home or End on the handle, or clicks a button. The new position is announced to screen
 * readers. The list renders all rows.
 */
export function ArrangeableList<Item extends ArrangeableItem>({
  label,
  items,
  onMove,
  renderToggle,
}: ArrangeableListProps<Item>) {
  const t = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const [height, setHeight] = useState(1)
  const [announcement, setAnnouncement] = useState('')
  const requestFocus = useDeferredFocus()
  const move = (from: number, to: number, part = 'handle') => {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    onMove(from, to)
    requestFocus(item.id, part)
    setAnnouncement(t('members.moved', { title: item.name, at: to + 1, total: items.length }))
  }
  const { drag, handleOf } = useRowDrag({ count: items.length, height, onDrop: move })
  return (
    <>
      <ol
        ref={list}
        aria-label={label}
        className={styles.list}
        data-dragging={drag !== undefined || undefined}
        // All rows have the same height, which depends on the longest name.
        onPointerDownCapture={() => setHeight(list.current?.firstElementChild?.getBoundingClientRect().height || 1)}
      >
        {items.map((item, index) => (
          <ArrangeableRow
            key={item.id}
            item={item}
            index={index}
            total={items.length}
            shiftPx={rowShiftPx(index, height, drag)}
            isHeld={drag?.from === index}
            handle={handleOf(index)}
            toggle={renderToggle(item)}
            onMove={(to, part) => move(index, to, part)}
          />
        ))}
      </ol>
      <output className="visually-hidden">{announcement}</output>
    </>
  )
}

type ArrangeableRowProps = {
  item: ArrangeableItem
  index: number
  total: number
  /** Distance in pixels by which the row is displaced during a drag. */
  shiftPx: number
  isHeld: boolean
  handle: DOMAttributes<HTMLElement>
  toggle: ReactNode
  /** Moves the row to the index `to`, and then focuses the control with the name `part`. */
  onMove: (to: number, part: string) => void
}

/**
 * Row with a handle, a toggle, and buttons that move the row. A disabled button has `aria-disabled` and not `disabled`,
 * because a `disabled` button would lose the focus.
 */
function ArrangeableRow({ item, index, total, shiftPx, isHeld, handle, toggle, onMove }: ArrangeableRowProps) {
  const t = useTranslate()
  const { id, name, isQuiet } = item
  return (
    <li
      data-member={id}
      data-held={isHeld || undefined}
      data-quiet={isQuiet || undefined}
      className={styles.row}
      style={{ '--shift': `${shiftPx}px` } as CSSProperties}
    >
      <RowHandle
        title={name}
        index={index}
        total={total}
        className={styles.handle}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End"
        onKeyDown={event => moveByKey(event, index, total, to => onMove(to, 'handle'))}
        {...handle}
      />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      {toggle}
      <span className={styles.moves}>
        <IconButton
          icon={ArrowUp}
          data-part="up"
          label={t('form.moveUp', { what: name })}
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1, 'up')}
        />
        <IconButton
          icon={ArrowDown}
          data-part="down"
          label={t('form.moveDown', { what: name })}
          aria-disabled={index === total - 1}
          onClick={() => onMove(index + 1, 'down')}
        />
      </span>
    </li>
  )
}

function moveByKey(event: KeyboardEvent, index: number, total: number, move: (to: number) => void): void {
  const to = targetIndexForKey(event.key, index, total)
  if (to === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  move(to)
}
