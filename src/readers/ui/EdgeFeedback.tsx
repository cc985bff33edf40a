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
import type { Command } from '../input/keys/shortcuts'
import type { ReadingMode } from '../input/tapZones'
import { useSetting } from '../settings/effectiveSettings'
import styles from './EdgeFeedback.module.css'
import type { EdgeFeedbackState } from './useReaderFrame'

const glyphs: Partial<Record<Command, LucideIcon>> = {
  leftToRight: ArrowRight,
  rightToLeft: ArrowLeft,
  vertical: ArrowDown,
  webtoon: GalleryVertical,
  cycleScale: Scaling,
  cycleLayout: BookOpen,
  shiftPages: ArrowLeftRight,
  keepAlone: RectangleVertical,
  guided: Focus,
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

/** Shows a chevron at the edge of a tapped zone, and icons for messages of commands. */
export function EdgeFeedback({ signs }: { readonly signs: EdgeFeedbackState }) {
  const [flash, setFlash] = useState<{ edge: Edge; count: number }>()
  const [eink] = useSetting('reader.eink')
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    signs.current = (deed, tapped) => {
      const edge = tapped && !eink ? edgeOf(deed, tapped) : undefined
      clearTimeout(soon)
      // Waits until the frame of the turn is painted.
      if (edge) soon = setTimeout(() => setFlash(before => ({ edge, count: (before?.count ?? 0) + 1 })), afterTurn)
      const Glyph = glyphs[deed]
      return Glyph && <Glyph key="glyph" size={20} strokeWidth={1.5} aria-hidden />
    }
    return () => {
      clearTimeout(soon)
      signs.current = undefined
    }
  }, [signs, eink])
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

/** Delay in milliseconds: two frames. */
const afterTurn = 34

/** Returns the edge in the direction of a turn. */
function edgeOf(deed: Command, mode: ReadingMode): Edge | undefined {
  const isOn = deed === 'next' || deed === 'scrollOn'
  if (!isOn && deed !== 'previous' && deed !== 'scrollBack') return undefined
  if (mode === 'VERTICAL' || mode === 'WEBTOON') return isOn ? 'bottom' : 'top'
  return isOn === (mode === 'LEFT_TO_RIGHT') ? 'right' : 'left'
}
