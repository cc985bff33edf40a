import { type CSSProperties, type PointerEvent, useState } from 'react'
import { ServerImage } from '../../../components/images/ServerImage'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import styles from './ComparedPagePairView.module.css'
import type { PageComparisonMode } from './pageComparisonModes'
import { usePageDifferenceFraction } from './usePageDifferenceFraction'

/** Image of a compared page. Width and height are in pixels, or null if unknown. */
export type ComparedPageImage = { url: string; name: string; width: number | null; height: number | null }

type ComparedPagePairViewProps = {
  view: PageComparisonMode
  existing: ComparedPageImage | undefined
  candidate: ComparedPageImage | undefined
}

/** Shows a pair of compared pages. If a book has no page in this pair, a note takes its place. */
export function ComparedPagePairView({ view, existing, candidate }: ComparedPagePairViewProps) {
  if (view === 'sideBySide' || !existing || !candidate)
    return (
      <div className={styles.pair}>
        <PageOrGap page={existing} />
        <PageOrGap page={candidate} />
      </div>
    )
  if (view === 'slider') return <PageSliderView existing={existing} candidate={candidate} />
  return <PageDifferenceView existing={existing} candidate={candidate} />
}

function PageOrGap({ page }: { page: ComparedPageImage | undefined }) {
  const t = useTranslate()
  if (!page) return <div className={styles.gap}>{t('dialog.compareBooks.noPage')}</div>
  return (
    <figure className={styles.page}>
      <PageImage key={page.url} page={page} />
      <figcaption aria-hidden>{page.name}</figcaption>
    </figure>
  )
}

function PageImage({ page: { url, name }, style }: { page: ComparedPageImage; style?: CSSProperties }) {
  const t = useTranslate()
  const failure = <p className={styles.gap}>{t('dialog.compareBooks.imageFailed', { name })}</p>
  return <ServerImage src={url} alt={name} draggable={false} style={style} fallback={failure} />
}

type OverlaidPages = { existing: ComparedPageImage; candidate: ComparedPageImage }

const INITIAL_DIVIDER_PERCENT = 50

function PageSliderView({ existing, candidate }: OverlaidPages) {
  const t = useTranslate()
  const { percent } = useLocaleFormatters()
  const [dividerPercent, setDividerPercent] = useState(INITIAL_DIVIDER_PERCENT)
  const follow = ({ buttons, currentTarget, clientX }: PointerEvent) => {
    if (buttons === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    setDividerPercent(Math.round(Math.max(0, Math.min(100, ((clientX - left) / width) * 100))))
  }
  return (
    <>
      <div
        className={styles.overlay}
        dir="ltr"
        style={aspectRatioStyle(existing)}
        onPointerDown={follow}
        onPointerMove={follow}
      >
        <PageImage key={existing.url} page={existing} />
        <PageImage key={candidate.url} page={candidate} style={{ clipPath: `inset(0 0 0 ${dividerPercent}%)` }} />
        <span className={styles.divider} style={{ left: `${dividerPercent}%` }} aria-hidden />
      </div>
      <div className={styles.range} dir="ltr">
        <bdi aria-hidden>{existing.name}</bdi>
        <input
          type="range"
          min={0}
          max={100}
          value={dividerPercent}
          aria-label={t('dialog.compareBooks.divider')}
          aria-valuetext={percent(dividerPercent / 100)}
          onChange={event => setDividerPercent(event.target.valueAsNumber)}
        />
        <bdi aria-hidden>{candidate.name}</bdi>
      </div>
    </>
  )
}

function PageDifferenceView({ existing, candidate }: OverlaidPages) {
  const t = useTranslate()
  const { percent } = useLocaleFormatters()
  const share = usePageDifferenceFraction(existing.url, candidate.url)
  return (
    <>
      <div className={styles.overlay} data-difference style={aspectRatioStyle(existing)}>
        <PageImage key={existing.url} page={existing} />
        <PageImage key={candidate.url} page={candidate} />
      </div>
      <p role="status" className={styles.note}>
        {share === undefined
          ? t('dialog.compareBooks.differenceHint')
          : share === 0
            ? t('dialog.compareBooks.equal')
            : t('dialog.compareBooks.differs', { percent: percent(Math.max(share, SMALLEST_SHARE)) })}
      </p>
    </>
  )
}

/**
 * Smallest displayed fraction of different pixels. Without this minimum, a very small difference would be displayed as
 * 0 %.
 */
const SMALLEST_SHARE = 0.01

const DEFAULT_ASPECT_RATIO = 2 / 3
const aspectRatioStyle = ({ width, height }: ComparedPageImage) =>
  ({ '--aspect-ratio': width && height ? width / height : DEFAULT_ASPECT_RATIO }) as CSSProperties
