import { createLucideIcon, SkipBack, SkipForward } from 'lucide-react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import { GoToPositionField } from './GoToPositionField'
import { PageSlider, type PageSliderPosition } from './PageSlider'
import { ReaderIconButton } from './ReaderIconButton'
import styles from './ReaderToolbars.module.css'

/**
 * The icons for the first and the last page are drawn in this file, because icons from the icon library would need an
 * additional request.
 */
const FirstPageIcon = createLucideIcon('to-first', [
  ['path', { d: 'm17 18-6-6 6-6', key: 'arrow' }],
  ['path', { d: 'M7 6v12', key: 'end' }],
])
const LastPageIcon = createLucideIcon('to-last', [
  ['path', { d: 'm7 18 6-6-6-6', key: 'arrow' }],
  ['path', { d: 'M17 6v12', key: 'end' }],
])

interface Props {
  readonly shown: boolean
  readonly goToRequestedAt: number
  /** Current page and number of pages. Undefined if the book has no numbered pages. */
  readonly progress: PageSliderPosition | undefined
  readonly direction: 'ltr' | 'rtl'
  readonly previousBook?: () => void
  readonly nextBook?: () => void
  readonly perform: (command: ReaderCommand) => void
}

/**
 * Bottom toolbar with the page slider, buttons for the first and last page, and buttons for the previous and next book.
 */
export function ReaderBottomToolbar({
  shown,
  goToRequestedAt,
  progress,
  direction,
  previousBook,
  nextBook,
  perform,
}: Props) {
  const t = useTranslate()
  return (
    <footer className={styles.bottom} data-shown={shown} inert={!shown} tabIndex={-1}>
      <div className={styles.row} dir={direction}>
        <ReaderIconButton
          icon={SkipBack}
          label={t('reader.previousBook')}
          disabled={!previousBook}
          onClick={() => previousBook?.()}
          pointing
        />
        <span className={styles.wideOnly}>
          <ReaderIconButton
            icon={FirstPageIcon}
            label={t('shortcut.first')}
            onClick={() => perform('first')}
            pointing
          />
        </span>
        {progress ? <PageSlider progress={progress} direction={direction} /> : <span className={styles.spacer} />}
        {progress && <GoToPositionField key={progress.at} progress={progress} focusRequestedAt={goToRequestedAt} />}
        <span className={styles.wideOnly}>
          <ReaderIconButton icon={LastPageIcon} label={t('shortcut.last')} onClick={() => perform('last')} pointing />
        </span>
        <ReaderIconButton
          icon={SkipForward}
          label={t('reader.nextBook')}
          disabled={!nextBook}
          onClick={() => nextBook?.()}
          pointing
        />
      </div>
    </footer>
  )
}
