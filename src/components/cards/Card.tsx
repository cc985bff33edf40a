import { Link } from '@tanstack/react-router'
import { BookOpen, EllipsisVertical } from 'lucide-react'
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { IconButton, LinkIconButton } from '../controls/IconButton'
import { Menu, MenuLink } from '../overlays/Menu'
import type { LinkTarget } from '../page/linkTarget'
import { useIsTouch } from '../page/useMediaQuery'
import { isScrolling } from '../scrolling/scrollActivity'
import styles from './Card.module.css'
import { recordCoverPosition } from './coverTransition'

/** Handed by grids and shelves to the cards they hold: one tab stop for all of them. */
export type CardSlot = { tabIndex?: number }

type CardProps = CardSlot & {
  to: LinkTarget
  title: string
  /** One quiet line: books, year, author … */
  line?: ReactNode
  poster: ReactElement
  /** Opens what the card stands for in the reader. */
  read?: LinkTarget
  /** Entries of the card's menu; drawn only while it is open. */
  menu?: () => ReactNode
  /** Stands at the top start of the cover while the card is hovered or focused, or always when it says so itself. */
  check?: ReactNode
}

/**
 * A cover with its title. The whole card is one link; its buttons lie over it, not inside, and exist only while the
 * card is hovered or focused. On touch the menu opens by its button or a long press.
 */
export function Card({ to, title, line, poster, read, menu, check, tabIndex }: CardProps) {
  const [near, setNear] = useState(false)
  const [menuOpen, setMenuOpen] = useState(false)
  const touch = useIsTouch()
  // Cards that are scrolled under a resting mouse are not meant.
  const point = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && !isScrolling() && setNear(true)
  const leave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setNear(false)
  const press = (event: MouseEvent) => {
    if (!touch || !menu) return
    event.preventDefault()
    setMenuOpen(true)
  }
  return (
    <article
      className={styles.card}
      data-near={near || menuOpen || undefined}
      onPointerEnter={point}
      onPointerMove={near ? undefined : point}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={leave}
      onContextMenu={press}
    >
      <div className={styles.cover}>{poster}</div>
      <Link
        {...to}
        className={styles.title}
        title={title}
        tabIndex={tabIndex}
        onClick={({ currentTarget }) => recordCoverPosition(currentTarget.previousElementSibling)}
        data-card-link
      >
        <bdi>{title}</bdi>
      </Link>
      {line && (
        <p className={styles.line}>
          <bdi>{line}</bdi>
        </p>
      )}
      {check}
      {(near || menuOpen || touch) && (
        <Tools title={title} read={read} menu={menu} touch={touch} open={menuOpen} onOpenChange={setMenuOpen} />
      )}
    </article>
  )
}

type ToolsProps = Pick<CardProps, 'title' | 'read' | 'menu'> & {
  /** There is room for one button: reading is the first entry of the menu. */
  touch: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

function Tools({ title, read, menu, touch, open, onOpenChange }: ToolsProps) {
  const t = useTranslate()
  if (!read && !menu) return null
  return (
    <div className={styles.tools}>
      {read && !touch ? (
        <LinkIconButton {...read} icon={BookOpen} label={t('component.card.read', { title })} look="onCover" />
      ) : (
        <span />
      )}
      {menu && (
        <Menu
          open={open}
          onOpenChange={onOpenChange}
          trigger={<IconButton icon={EllipsisVertical} label={t('component.card.menu', { title })} look="onCover" />}
        >
          {read && touch && (
            <MenuLink {...read} icon={BookOpen}>
              {t('action.read')}
            </MenuLink>
          )}
          {menu()}
        </Menu>
      )}
    </div>
  )
}

/** The shape of a card whose content is on its way. */
export function CardSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <i />
    </div>
  )
}
