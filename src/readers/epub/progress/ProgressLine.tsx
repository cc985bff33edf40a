import { Redo2, Undo2 } from 'lucide-react'
import { useFormat } from '../../../language/format'
import { useTranslate } from '../../../language/useTranslate'
import type { JumpControls } from '../navigation/useJumpHistory'
import styles from './ProgressLine.module.css'

interface Props {
  readonly text: string
  /** Fraction of the book that was read, 0 to 1. */
  readonly share: number | undefined
  /** Estimated reading time of the rest of the chapter. */
  readonly minutes: number | undefined
  readonly appearance: 'day' | 'sepia' | 'night'
  readonly ways: JumpControls
}

/**
 * Line under the page with the page number, the remaining time, the progress in the book, and back and forward buttons.
 */
export function ProgressLine({ text, share, minutes, appearance, ways }: Props) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className={styles.line} data-appearance={appearance}>
      {ways.canGoBack && (
        <button
          type="button"
          aria-label={t('shortcut.backInBook')}
          title={t('shortcut.backInBook')}
          onClick={ways.back}
        >
          <Undo2 size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      <p aria-hidden>
        <span dir="auto">{text}</span>
        {minutes !== undefined && minutes > 0 && (
          <span className={styles.left}>{t('reader.book.leftInChapter', { count: minutes })}</span>
        )}
        {share !== undefined && <span>{format.percent(share)}</span>}
      </p>
      {ways.canGoForward && (
        <button
          type="button"
          aria-label={t('shortcut.forwardInBook')}
          title={t('shortcut.forwardInBook')}
          onClick={ways.forward}
        >
          <Redo2 size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </div>
  )
}
