import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, type UIEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { type ParsedLogLine, splitLogLineAtMatches } from './parseLogLines'
import styles from './ServerLogViewer.module.css'

type LogLinesProps = {
  lines: readonly ParsedLogLine[]
  /** Search text. Its occurrences are highlighted. */
  searched: string
  /** Byte offset of the loaded part in the file. The offset becomes smaller when earlier lines load. */
  windowStart: number
  /** Whether the list scrolls to each new line. */
  isFollowing: boolean
  /** Called when the user scrolls away from the last line. */
  onLeaveEnd: () => void
}

/** Line height of the style sheet, in multiples of the root font size. */
const LINE_HEIGHT_REM = 1.25
const DEFAULT_FONT_SIZE_PX = 16
/** Maximum distance from the end at which the last line counts as visible. */
const END_TOLERANCE_LINES = 2

const lineHeightPx = () =>
  LINE_HEIGHT_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_FONT_SIZE_PX)

/** Virtualized lines of the log. */
export function ServerLogLines({ lines, searched, windowStart, isFollowing, onLeaveEnd }: LogLinesProps) {
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
  useScrollKeptOnPrepend(box, lines.length, windowStart, rowHeightPx)
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

/** Preserves the position of the visible lines when earlier lines load. */
function useScrollKeptOnPrepend(
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

/** Text of a line with highlighted occurrences. An empty line contains a space, so that its height stays. */
function LineText({ text, searched }: { text: string; searched: string }) {
  let offset = 0
  return splitLogLineAtMatches(text, searched).map(part => {
    const key = offset
    offset += part.text.length
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text || ' '}</span>
  })
}
