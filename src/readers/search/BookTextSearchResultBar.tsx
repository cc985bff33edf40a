import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { ReaderIconButton } from '../ui/toolbars/ReaderIconButton'
import styles from './BookTextSearchResultBar.module.css'

interface BookTextSearchResultBarProps {
  /** Index of the current search result, from 0. */
  readonly index: number
  readonly count: number
  readonly onStep: (step: 1 | -1) => void
  readonly onClose: () => void
  /**
   * Returns the boxes of the current search result, in CSS pixels of the window. If undefined, the toolbar is always at
   * the bottom.
   */
  readonly measureMatch?: () => readonly DOMRect[]
}

/**
 * Toolbar over the page with buttons for the previous and next search result. The toolbar is at the bottom. It moves to
 * the top while it would cover the current search result.
 */
export function BookTextSearchResultBar(props: BookTextSearchResultBarProps) {
  const { index, count, onStep, onClose, measureMatch } = props
  const t = useTranslate()
  const format = useLocaleFormatters()
  const bar = useRef<HTMLDivElement>(null)
  const isAtTop = useIsMatchAtBottom(bar, measureMatch)
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-at-top={isAtTop}
      data-theme="dark"
      role="toolbar"
      aria-label={t('reader.search.hits')}
    >
      <ReaderIconButton
        icon={ChevronUp}
        label={t('shortcut.previousResult')}
        inactive={index === 0}
        onClick={() => onStep(-1)}
      />
      <span role="status">
        {t('reader.search.hitOf', { hit: format.number(index + 1), count: format.number(count) })}
      </span>
      <ReaderIconButton
        icon={ChevronDown}
        label={t('shortcut.nextResult')}
        inactive={index === count - 1}
        onClick={() => onStep(1)}
      />
      <ReaderIconButton icon={X} label={t('reader.close')} onClick={onClose} />
    </div>
  )
}

/**
 * Height in CSS pixels of each toolbar area. The toolbar can be in an area at the top of the window or in an area at
 * the bottom. Each toolbar area includes the area that a device needs for its own controls.
 */
const TOOLBAR_AREA_HEIGHT_PX = 170

/**
 * Returns whether the toolbar must be at the top. The toolbar moves to the top when it would cover the match at the
 * bottom. It moves back to the bottom only when it would cover a match at the top. The buttons of the toolbar therefore
 * rarely move away from the pointer. Measures the match after each render. While the match is not visible, for example
 * while its chapter loads, the returned value does not change.
 */
function useIsMatchAtBottom(
  bar: RefObject<HTMLElement | null>,
  measureMatch: BookTextSearchResultBarProps['measureMatch'],
): boolean {
  const [isAtBottom, setIsAtBottom] = useState(false)
  useLayoutEffect(() => {
    const { innerWidth, innerHeight } = window
    const visible = (measureMatch?.() ?? []).filter(
      ({ left, right, top, bottom }) => right > 0 && left < innerWidth && bottom > 0 && top < innerHeight,
    )
    if (!bar.current || visible.length === 0) return
    const { left, right } = bar.current.getBoundingClientRect()
    const beside = visible.filter(box => box.right > left && box.left < right)
    const isCoveredAtBottom = beside.some(({ bottom }) => bottom > innerHeight - TOOLBAR_AREA_HEIGHT_PX)
    const isCoveredAtTop = beside.some(({ top }) => top < TOOLBAR_AREA_HEIGHT_PX)
    setIsAtBottom(isBefore => isCoveredAtBottom || (isBefore && !isCoveredAtTop))
  })
  return isAtBottom
}
