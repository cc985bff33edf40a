import { SkipBack, SkipForward } from 'lucide-react'
import { useTranslate } from '../language/useTranslate'
import { PageSlider, type Progress } from './PageSlider'
import { PlaceField } from './PlaceField'
import styles from './ReaderBars.module.css'
import { ReaderButton } from './ReaderButton'

interface Props {
  readonly shown: boolean
  readonly placeAsked: number
  /** Absent while places of the book have no numbers. */
  readonly progress: Progress | undefined
  readonly direction: 'ltr' | 'rtl'
  readonly previousBook?: () => void
  readonly nextBook?: () => void
}

/** The bar under the page: where one is, going elsewhere, the books before and behind. */
export function ReaderBottomBar({ shown, placeAsked, progress, direction, previousBook, nextBook }: Props) {
  const t = useTranslate()
  return (
    <footer className={styles.bottom} data-shown={shown} inert={!shown}>
      <div className={styles.line} dir={direction}>
        <ReaderButton
          icon={SkipBack}
          label={t('reader.previousBook')}
          disabled={!previousBook}
          onClick={() => previousBook?.()}
          pointing
        />
        {progress ? <PageSlider progress={progress} direction={direction} /> : <span className={styles.apart} />}
        {progress && <PlaceField key={progress.at} progress={progress} asked={placeAsked} />}
        <ReaderButton
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
