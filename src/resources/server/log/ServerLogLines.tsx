import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, type UIEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { type ParsedLogLine, splitLogLineAtMatches } from './parseLogLines'
import styles from './ServerLogViewer.module.css'

type ServerLogLinesProps = {
  lines: readonly ParsedLogLine[]
  searched: string
  /** Offset of the first loaded byte in the log file. Decreases when earlier lines are loaded. */
  windowStart: number
  isFollowing: boolean
  /**
   * Called when the user scrolls up from the last line. The caller must then turn off the automatic loading of new
   * lines.
   */
  onLeaveEnd: () => void
}

/** Height of a log line in rem. The style sheet sets the same height. */
const LINE_HEIGHT_REM = 1.25
const DEFAULT_FONT_SIZE_PX = 16
/** If at most this number of lines is hidden below the visible lines, the log counts as scrolled to the end. */
const END_TOLERANCE_LINES = 2

const lineHeightPx = () =>
  LINE_HEIGHT_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_FONT_SIZE_PX)

/** Scrollable list of the log lines. Only visible lines are rendered. */
export function ServerLogLines({ lines, searched, windowStart, isFollowing, onLeaveEnd }: ServerLogLinesProps) {
  const t = useTranslate()
  const box = useRef<HTMLElement>(null)
  const lastScrollTop = useRef(0)
  const rowHeightPx = lineHeightPx()
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    overscan: 8,
  })
  useScrollAnchorOnPrepend(box, lines.length, windowStart, rowHeightPx)
  useEffect(() => {
    if (isFollowing && lines.length > 0) virtualizer.scrollToIndex(lines.length - 1, { align: 'end' })
  }, [isFollowing, lines, virtualizer])
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    const isAtEnd = scrollHeight - scrollTop - clientHeight <= END_TOLERANCE_LINES * rowHeightPx
    if (isFollowing && scrollTop < lastScrollTop.current && !isAtEnd) onLeaveEnd()
    lastScrollTop.current = scrollTop
  }
  const rows = virtualizer.getVirtualItems()
  return (
    <section
      ref={box}
      aria-label={t('page.server.log.region')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      dir="ltr"
      className={styles.lines}
      onScroll={onScroll}
    >
      <div style={{ blockSize: virtualizer.getTotalSize() }} className={styles.canvas}>
        <ol className={styles.rendered} style={{ transform: `translateY(${rows[0]?.start ?? 0}px)` }}>
          {rows.map(({ index }) => {
            const line = lines[index]
            return (
              <li key={index} data-level={line?.level} aria-setsize={lines.length} aria-posinset={index + 1}>
                {line && <LineText text={line.text} searched={searched} />}
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

/** Adjusts the scroll position when earlier lines are added at the top, so that the visible lines do not move. */
function useScrollAnchorOnPrepend(
  box: RefObject<HTMLElement | null>,
  count: number,
  windowStart: number,
  rowHeightPx: number,
) {
  const before = useRef({ count, windowStart })
  useLayoutEffect(() => {
    const added = count - before.current.count
    if (box.current && windowStart < before.current.windowStart) box.current.scrollTop += added * rowHeightPx
    before.current = { count, windowStart }
  }, [box, count, windowStart, rowHeightPx])
}

/**
 * Text of a log line, in which the matches of the search are highlighted. An empty line is rendered as a space, because
 * an element without text would have no height.
 */
function LineText({ text, searched }: { text: string; searched: string }) {
  let offset = 0
  return splitLogLineAtMatches(text, searched).map(part => {
    const key = offset
    offset += part.text.length
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text || ' '}</span>
  })
}
