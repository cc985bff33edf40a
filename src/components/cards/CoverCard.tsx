import { Link } from '@tanstack/react-router'
import { BookOpen, EllipsisVertical } from 'lucide-react'
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { IconButton, LinkIconButton } from '../controls/IconButton'
import { Menu, MenuItemLink } from '../overlays/Menu'
import type { RouterLinkTarget } from '../page/routerLinkTarget'
import { useIsTouchInput } from '../page/useMediaQuery'
import { isWindowScrolling } from '../scrolling/scrollActivity'
import styles from './CoverCard.module.css'
import { captureCoverPosition } from './coverTransition'

/**
 * Keyboard navigation props that a grid or shelf passes to a card. Only a single card of a grid or shelf has `tabIndex`
 * 0.
 */
export type CardKeyboardNavigationProps = { tabIndex?: number }

type CoverCardProps = CardKeyboardNavigationProps & {
  to: RouterLinkTarget
  title: string
  subtitle?: ReactNode
  poster: ReactElement
  /** Link that opens the record in the reader. Absent if the record cannot be opened. */
  read?: RouterLinkTarget
  /** Renders the menu items of the card. Called only while the menu is open. */
  menu?: () => ReactNode
  check?: ReactNode
}

/**
 * Card with cover, title and subtitle. The link covers the whole card. The buttons appear only while the card is
 * hovered or focused, or its menu is open. On touch devices, the menu button is always visible, and a long press also
 * opens the menu. On keyboards, the context menu key opens it.
 */
export function CoverCard({ to, title, subtitle, poster, read, menu, check, tabIndex }: CoverCardProps) {
  const [isActive, setIsActive] = useState(false)
  const [menuOpen, setMenuOpen] = useState(false)
  const touch = useIsTouchInput()
  // Scrolling can move a card under a mouse pointer that stands still. The card ignores the pointer events that this
  // movement causes.
  const onPointer = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' && !isWindowScrolling() && setIsActive(true)
  const onBlur = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setIsActive(false)
  const onContextMenu = (event: MouseEvent) => {
    if (!menu || !(touch || isFromKeyboard(event))) return
    event.preventDefault()
    setMenuOpen(true)
  }
  return (
    <article
      className={styles.card}
      data-active={isActive || menuOpen || undefined}
      onPointerEnter={onPointer}
      onPointerMove={isActive ? undefined : onPointer}
      onPointerLeave={({ currentTarget }) => setIsActive(currentTarget.querySelector(':focus-visible') !== null)}
      onFocus={() => setIsActive(true)}
      onBlur={onBlur}
      onContextMenu={onContextMenu}
    >
      <div className={styles.cover}>{poster}</div>
      <Link
        {...to}
        className={styles.title}
        title={title}
        tabIndex={tabIndex}
        onClick={({ currentTarget }) => captureCoverPosition(currentTarget.previousElementSibling)}
        data-card-link
      >
        <bdi>{title}</bdi>
      </Link>
      {subtitle && (
        <p className={styles.line}>
          <bdi>{subtitle}</bdi>
        </p>
      )}
      {check}
      {(isActive || menuOpen || touch) && (
        <CardTools title={title} read={read} menu={menu} touch={touch} open={menuOpen} onOpenChange={setMenuOpen} />
      )}
    </article>
  )
}

/**
 * Returns whether a key has caused a `contextmenu` event: the context menu key or Shift+F10. Rules out all other causes
 * by the properties of the event. For a right click, `button` is 2. For a click with the Control key on a Mac,
 * `ctrlKey` is true. For a long press, `pointerType` is `touch` or `pen`. Browsers differ in the remaining properties
 * of the event.
 */
const isFromKeyboard = ({ button, ctrlKey, nativeEvent }: MouseEvent) =>
  button !== 2 && !ctrlKey && !/touch|pen/.test((nativeEvent as Partial<globalThis.PointerEvent>).pointerType ?? '')

type CardToolsProps = Pick<CoverCardProps, 'title' | 'read' | 'menu'> & {
  /**
   * Whether the device has touch input. If true, the card has only the menu button, and its menu contains the item
   * "Read".
   */
  touch: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

function CardTools({ title, read, menu, touch, open, onOpenChange }: CardToolsProps) {
  const t = useTranslate()
  if (!read && !menu) return null
  return (
    <div className={styles.tools}>
      {read && !touch ? (
        <LinkIconButton {...read} icon={BookOpen} label={t('component.card.read', { title })} variant="onCover" />
      ) : (
        <span />
      )}
      {menu && (
        <Menu
          open={open}
          onOpenChange={onOpenChange}
          trigger={<IconButton icon={EllipsisVertical} label={t('component.card.menu', { title })} variant="onCover" />}
        >
          {read && touch && (
            <MenuItemLink {...read} icon={BookOpen}>
              {t('action.read')}
            </MenuItemLink>
          )}
          {menu()}
        </Menu>
      )}
    </div>
  )
}

/** Placeholder of a card while its record loads. */
export function CoverCardSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <i />
    </div>
  )
}
