import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTextDirection } from '../../language/useTextDirection'
import { useTranslate } from '../../language/useTranslate'
import { IconButton } from '../controls/IconButton'
import { readFocusedItemIndex, storeFocusedItemIndex } from '../focus/focusedItemIndex'
import { isFocusLost } from '../focus/isFocusLost'
import { useFocusFallback } from '../focus/useFocusFallback'
import type { RouterLinkTarget } from '../page/routerLinkTarget'
import { type CardKeyboardNavigationProps, CoverCardSkeleton } from './CoverCard'
import { getGridIndexForKeyIfChanged } from './getGridIndexForKey'
import styles from './Shelf.module.css'

type ShelfProps<Item extends { id: string }> = {
  title: string
  items: readonly Item[]
  renderCard: (item: Item, slot: CardKeyboardNavigationProps, index: number) => ReactNode
  /** Total number of records in the shelf. `items` may contain only the first records. */
  count?: number
  /** Page with all records of the shelf. The title links to this page. */
  to?: RouterLinkTarget
  /** Requests more items. Called when the user scrolls near the end of `items`. */
  onEnd?: () => void
}

/** Row of cards that scrolls horizontally. Arrow buttons, wheel, touch and keys scroll the row. */
export function Shelf<Item extends { id: string }>({ title, items, renderCard, count, to, onEnd }: ShelfProps<Item>) {
  const heading = useId()
  const format = useLocaleFormatters()
  const { track, ends, step } = useHorizontalScroll(items.length, onEnd)
  const [focused, setFocused] = useState(() => readFocusedItemIndex(title) ?? 0)
  useRestoreFocusAfterBack(track, title)
  const onKeyDown = useShelfKeyboard(items.length, setFocused)
  const tabStop = Math.min(focused, items.length - 1)
  // After a menu action has removed the focused card, the next card gets the focus.
  const onFocus = useFocusFallback(
    () =>
      track.current?.querySelector<HTMLElement>('[data-card-link][tabindex="0"]') ?? document.getElementById('main'),
  )
  return (
    <section className={styles.shelf} aria-labelledby={heading} onFocus={onFocus}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {to ? (
            <Link {...to}>
              {title}
              <ChevronRight size={20} strokeWidth={1.5} aria-hidden data-mirrored className={styles.linkIcon} />
            </Link>
          ) : (
            title
          )}
          {count !== undefined && count > items.length && <span className={styles.count}>{format.number(count)}</span>}
        </h2>
        <ShelfArrows ends={ends} step={step} />
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of cards must not be a table element */}
      <div ref={track} role="grid" aria-labelledby={heading} className={styles.track} onKeyDown={onKeyDown}>
        {/* biome-ignore lint/a11y/useFocusableInteractive: the links in the cards receive the focus */}
        {/* biome-ignore lint/a11y/useSemanticElements: a grid of cards must not be a table element */}
        <div role="row" className={styles.row}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the link in the card receives the focus
            // biome-ignore lint/a11y/useSemanticElements: a grid of cards must not be a table element
            <div
              role="gridcell"
              key={item.id}
              className={styles.slot}
              onFocus={() => {
                storeFocusedItemIndex(index, title)
                setFocused(index)
              }}
            >
              {renderCard(item, { tabIndex: index === tabStop ? 0 : -1 }, index)}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function ShelfArrows({ ends, step }: { ends: { start: boolean; end: boolean }; step: (direction: 1 | -1) => void }) {
  const t = useTranslate()
  if (ends.start && ends.end) return null
  return (
    <div className={styles.arrows}>
      <IconButton
        icon={ChevronLeft}
        mirrored
        label={t('component.shelf.previous')}
        disabled={ends.start}
        onClick={() => step(-1)}
        tabIndex={-1}
      />
      <IconButton
        icon={ChevronRight}
        mirrored
        label={t('component.shelf.next')}
        disabled={ends.end}
        onClick={() => step(1)}
        tabIndex={-1}
      />
    </div>
  )
}

function useHorizontalScroll(length: number, onEnd?: () => void) {
  const track = useRef<HTMLDivElement>(null)
  const textDirection = useTextDirection()
  const [ends, setEnds] = useState({ start: true, end: true })
  const latestOnEnd = useRef(onEnd)
  latestOnEnd.current = onEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll width depends on the number of items
  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => {
      const offset = Math.abs(element.scrollLeft)
      const remaining = element.scrollWidth - element.clientWidth - offset
      const next = { start: offset < 8, end: remaining < 8 }
      setEnds(previous => (previous.start === next.start && previous.end === next.end ? previous : next))
      if (remaining < element.clientWidth && offset > 0) latestOnEnd.current?.()
    }
    // This effect does not call `measure` itself, because the resize observer calls `measure` after the first layout.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [length])
  const step = (direction: 1 | -1) => {
    const element = track.current
    if (!element) return
    const sign = textDirection === 'rtl' ? -direction : direction
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    element.scrollBy({ left: sign * element.clientWidth * 0.85, behavior })
  }
  return { track, ends, step }
}

/**
 * After back navigation, focuses the card that had the focus when the user left the page. Does nothing if the user has
 * moved the focus in the meantime.
 */
function useRestoreFocusAfterBack(track: RefObject<HTMLElement | null>, title: string) {
  const requestedIndex = useRef(readFocusedItemIndex(title))
  useEffect(() => {
    if (requestedIndex.current === undefined) return
    const link = track.current?.querySelectorAll<HTMLElement>('[data-card-link]')[requestedIndex.current]
    const canFocus = isFocusLost(document.activeElement ?? document.body)
    if (canFocus && !link) return
    requestedIndex.current = undefined
    if (canFocus && link) focusCardLink(link)
  })
}

function focusCardLink(link: HTMLElement): void {
  link.focus({ preventScroll: true })
  link.closest('[role=gridcell]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function useShelfKeyboard(total: number, setFocused: (index: number) => void) {
  const rtl = useTextDirection() === 'rtl'
  return (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-card-link]')) return
    if (event.key.startsWith('Arrow') && /Up|Down/.test(event.key)) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card-link]')]
    const from = links.indexOf(event.target)
    const to = getGridIndexForKeyIfChanged(event.key, from, {
      total,
      columns: total,
      rowsPerScreen: 1,
      rtl,
    })
    const link = to === undefined ? undefined : links[to]
    if (to === undefined || !link) return
    event.preventDefault()
    setFocused(to)
    focusCardLink(link)
  }
}

/** Placeholder of a shelf while its items load. */
export function ShelfSkeleton() {
  return (
    <div className={styles.shelf} aria-hidden data-loading-placeholder>
      <div className={styles.header}>
        <span className={styles.titleSkeleton} />
      </div>
      <div className={styles.track}>
        <div className={styles.row}>
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a skeleton
            <div key={index} className={styles.slot}>
              <CoverCardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
