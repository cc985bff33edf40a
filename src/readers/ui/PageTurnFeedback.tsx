import {
  AArrowDown,
  AArrowUp,
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  Bookmark,
  BookOpen,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsDown,
  ChevronUp,
  Columns2,
  Download,
  Focus,
  FoldHorizontal,
  GalleryVertical,
  Image,
  type LucideIcon,
  RectangleVertical,
  Scaling,
  Square,
  SunMoon,
  UnfoldVertical,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReaderCommand } from '../input/keys/readerShortcuts'
import type { ReadingMode } from '../input/tapZones'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import styles from './PageTurnFeedback.module.css'
import type { PageTurnFeedbackRef } from './useReaderShellState'

const commandIcons: Partial<Record<ReaderCommand, LucideIcon>> = {
  leftToRight: ArrowRight,
  rightToLeft: ArrowLeft,
  vertical: ArrowDown,
  webtoon: GalleryVertical,
  cycleScale: Scaling,
  cycleLayout: BookOpen,
  shiftPages: ArrowLeftRight,
  showPageAlone: RectangleVertical,
  guidedView: Focus,
  wholePage: Square,
  panelOrder: ArrowLeftRight,
  cyclePadding: FoldHorizontal,
  cycleGap: UnfoldVertical,
  zoomIn: ZoomIn,
  zoomOut: ZoomOut,
  autoScroll: ChevronsDown,
  bookmarkPage: Bookmark,
  downloadPage: Download,
  posterOfBook: Image,
  posterOfSeries: Image,
  posterOfReadList: Image,
  cycleColumns: Columns2,
  scrollLayout: GalleryVertical,
  cycleAppearance: SunMoon,
  largerText: AArrowUp,
  smallerText: AArrowDown,
}

const chevrons = { left: ChevronLeft, right: ChevronRight, top: ChevronUp, bottom: ChevronDown }

type Edge = keyof typeof chevrons

/**
 * Shows an arrow after a tap has turned the page, unless the setting `reader.eink` is enabled. For example, after a tap
 * for the next page in a left-to-right book, the arrow is at the right edge. Also provides the icons for messages about
 * commands.
 */
export function PageTurnFeedback({ feedback }: { readonly feedback: PageTurnFeedbackRef }) {
  const [flash, setFlash] = useState<{ edge: Edge; count: number }>()
  const [eink] = useReaderSetting('reader.eink')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    feedback.current = (command, tapMode) => {
      const edge = tapMode && !eink ? edgeOfTurn(command, tapMode) : undefined
      if (edge) {
        clearTimeout(timer)
        // The delay lets the browser paint the new page before the arrow appears.
        timer = setTimeout(() => setFlash(before => ({ edge, count: (before?.count ?? 0) + 1 })), FLASH_DELAY_MS)
      }
      const Icon = commandIcons[command]
      return Icon && <Icon key="glyph" size={20} strokeWidth={1.5} aria-hidden />
    }
    return () => {
      clearTimeout(timer)
      feedback.current = undefined
    }
  }, [feedback, eink])
  if (!flash) return null
  const Chevron = chevrons[flash.edge]
  return (
    <span
      key={flash.count}
      className={styles.flash}
      data-edge={flash.edge}
      dir="ltr"
      aria-hidden
      onAnimationEnd={() => setFlash(undefined)}
    >
      <Chevron size={24} strokeWidth={1.5} />
    </span>
  )
}

const FLASH_DELAY_MS = 34

/**
 * Returns the edge of the screen at which the arrow of a page turn appears. Returns undefined if the command neither
 * turns the page nor scrolls by a screen.
 */
function edgeOfTurn(command: ReaderCommand, mode: ReadingMode): Edge | undefined {
  const isForward = command === 'next' || command === 'scrollForward'
  if (!isForward && command !== 'previous' && command !== 'scrollBack') return undefined
  if (mode === 'VERTICAL' || mode === 'WEBTOON') return isForward ? 'bottom' : 'top'
  return isForward === (mode === 'LEFT_TO_RIGHT') ? 'right' : 'left'
}
