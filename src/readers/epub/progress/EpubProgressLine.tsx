import { Redo2, Undo2 } from 'lucide-react'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { UseJumpHistoryResult } from '../navigation/useJumpHistory'
import styles from './EpubProgressLine.module.css'

interface Props {
  readonly text: string
  /** Fraction of the book that has been read, 0 to 1. */
  readonly fractionRead: number | undefined
  readonly chapterMinutesLeft: number | undefined
  readonly appearance: 'day' | 'sepia' | 'night'
  readonly jumps: UseJumpHistoryResult
}

/**
 * Line below the page. Shows the page number, the remaining time, the progress, and buttons to go back and forward in
 * the jump history.
 */
export function EpubProgressLine({ text, fractionRead, chapterMinutesLeft, appearance, jumps }: Props) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  return (
    <div className={styles.progressLine} data-appearance={appearance}>
      {jumps.canGoBack && (
        <button
          type="button"
          aria-label={t('shortcut.backInBook')}
          title={t('shortcut.backInBook')}
          onClick={jumps.back}
        >
          <Undo2 size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      <p aria-hidden>
        <span dir="auto">{text}</span>
        {chapterMinutesLeft !== undefined && chapterMinutesLeft > 0 && (
          <span className={styles.timeLeft}>{t('reader.book.leftInChapter', { count: chapterMinutesLeft })}</span>
        )}
        {fractionRead !== undefined && <span>{format.percent(fractionRead)}</span>}
      </p>
      {jumps.canGoForward && (
        <button
          type="button"
          aria-label={t('shortcut.forwardInBook')}
          title={t('shortcut.forwardInBook')}
          onClick={jumps.forward}
        >
          <Redo2 size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </div>
  )
}
