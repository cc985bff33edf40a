import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, EllipsisVertical, Trash2 } from 'lucide-react'
import { type CSSProperties, type DOMAttributes, type ReactElement, type ReactNode, useState } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { Menu, MenuItem } from '../../components/overlays/Menu'
import { toWesternDigits } from '../../language/toWesternDigits'
import { useTranslate } from '../../language/useTranslate'
import styles from './ReorderableList.module.css'
import { RowHandle } from './RowHandle'
import { type RowDragState, rowShiftPx } from './useRowDrag'

/** Texts, cover and actions of a row in a list whose order the user can change. */
export type ReorderableRowContent = {
  title: string
  subtitle?: ReactNode
  poster: ReactElement
  /**
   * Action that runs when the user clicks the text of the row. If an action is given, the text is a button with the
   * accessible name `label`.
   */
  action?: { label: string; run: () => void }
  /** Additional items in the menu of the row. They are above the items that move and remove the row. */
  menuItems?: ReactNode
}

type ReorderableRowProps = {
  id: string
  index: number
  total: number
  /** Distance of the row from the top of the list, in pixels. */
  top: number
  height: number
  /** Content of the row. Undefined while it loads. */
  content: ReorderableRowContent | undefined
  isTabStop: boolean
  drag: RowDragState | undefined
  handle: DOMAttributes<HTMLElement>
  /**
   * Moves the row to the index `to`, and then focuses a control of the row. `part` is the name of this control, for
   * example `handle`.
   */
  onMove: (to: number, part: string) => void
  onRemove: () => void
}

/** Row of a list that can be reordered. */
export function ReorderableRow({
  id,
  index,
  total,
  top,
  height,
  content,
  isTabStop,
  drag,
  handle,
  ...props
}: ReorderableRowProps) {
  const t = useTranslate()
  const title = content?.title ?? '…'
  const tabIndex = isTabStop ? 0 : -1
  return (
    // biome-ignore lint/a11y/useSemanticElements: only visible rows are rendered, so aria-setsize gives their number
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
      data-member={id}
      data-at={index}
      className={styles.row}
      data-held={drag?.from === index || undefined}
      style={
        { insetBlockStart: top, blockSize: height, '--shift': `${rowShiftPx(index, height, drag)}px` } as CSSProperties
      }
    >
      <RowHandle
        title={title}
        index={index}
        total={total}
        tabIndex={tabIndex}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End Delete"
        {...handle}
      />
      <PositionField
        label={t('members.position', { title })}
        position={index + 1}
        total={total}
        tabIndex={tabIndex}
        onPosition={position => props.onMove(position - 1, 'position')}
      />
      <div className={styles.cover}>{content?.poster}</div>
      <RowText title={title} content={content} tabIndex={tabIndex} />
      <RowTools
        {...props}
        title={title}
        index={index}
        total={total}
        tabIndex={tabIndex}
        menuItems={content?.menuItems}
      />
    </div>
  )
}

type RowTextProps = Pick<ReorderableRowProps, 'content'> & { title: string; tabIndex: number }

function RowText({ title, content, tabIndex }: RowTextProps) {
  const text = (
    <>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
      {content?.subtitle && (
        <span className={styles.line}>
          <bdi>{content.subtitle}</bdi>
        </span>
      )}
    </>
  )
  if (!content?.action) return <div className={styles.text}>{text}</div>
  const { label, run } = content.action
  return (
    <button type="button" className={styles.textButton} data-part="text" tabIndex={tabIndex} onClick={run}>
      <span className="visually-hidden">{label}</span>
      {text}
    </button>
  )
}

type PositionFieldProps = {
  label: string
  position: number
  total: number
  tabIndex: number
  onPosition: (position: number) => void
}

/**
 * Input that shows the position of a row, starting at 1. When the user presses Enter or leaves the input, the row moves
 * to the typed position. If the typed number is too large, the row moves to the end. Other invalid texts are ignored.
 */
function PositionField({ label, position, total, tabIndex, onPosition }: PositionFieldProps) {
  const [typed, setTyped] = useState<string>()
  const submit = () => {
    const requested = Number(toWesternDigits(typed ?? ''))
    setTyped(undefined)
    if (Number.isInteger(requested) && requested >= 1 && requested !== position) onPosition(Math.min(requested, total))
  }
  return (
    <input
      className={styles.position}
      data-part="position"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      tabIndex={tabIndex}
      value={typed ?? String(position)}
      onFocus={event => event.currentTarget.select()}
      onChange={event => setTyped(event.target.value)}
      onBlur={submit}
      onKeyDown={event => {
        if (isTextCompositionKey(event.nativeEvent)) return
        if (event.key === 'Enter') submit()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}

type RowToolsProps = Pick<ReorderableRowProps, 'index' | 'total' | 'onMove' | 'onRemove'> & {
  title: string
  tabIndex: number
  menuItems: ReactNode
}

function RowTools({ title, index, total, tabIndex, menuItems, onMove, onRemove }: RowToolsProps) {
  const t = useTranslate()
  const up = { icon: ArrowUp, disabled: index === 0 }
  const down = { icon: ArrowDown, disabled: index === total - 1 }
  return (
    <div className={styles.tools}>
      <IconButton
        {...up}
        className={styles.step}
        data-part="up"
        tabIndex={tabIndex}
        label={t('form.moveUp', { what: title })}
        onClick={() => onMove(index - 1, index === 1 ? 'handle' : 'up')}
      />
      <IconButton
        {...down}
        className={styles.step}
        data-part="down"
        tabIndex={tabIndex}
        label={t('form.moveDown', { what: title })}
        onClick={() => onMove(index + 1, index === total - 2 ? 'handle' : 'down')}
      />
      <Menu
        trigger={
          <IconButton
            icon={EllipsisVertical}
            data-part="more"
            tabIndex={tabIndex}
            label={t('component.card.menu', { title })}
          />
        }
      >
        {menuItems}
        <MenuItem icon={ArrowUpToLine} disabled={index === 0} onSelect={() => onMove(0, 'more')}>
          {t('members.toTop')}
        </MenuItem>
        <MenuItem {...up} onSelect={() => onMove(index - 1, 'more')}>
          {t('members.up')}
        </MenuItem>
        <MenuItem {...down} onSelect={() => onMove(index + 1, 'more')}>
          {t('members.down')}
        </MenuItem>
        <MenuItem icon={ArrowDownToLine} disabled={index === total - 1} onSelect={() => onMove(total - 1, 'more')}>
          {t('members.toBottom')}
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={onRemove}>
          {t('members.remove')}
        </MenuItem>
      </Menu>
    </div>
  )
}
