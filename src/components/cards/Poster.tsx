import { type CSSProperties, type SyntheticEvent, useEffect, useState } from 'react'
import { formatNumber } from '../../language/formatNumber'
import { useLocaleCode, useTranslate } from '../../language/useTranslate'
import { isWindowFlinging, isWindowScrolling, onceFlingEnds } from '../scrolling/scrollActivity'
import { getCoverPlaceholderHue, getTitleInitials } from './coverPlaceholder'
import styles from './Poster.module.css'

/** Badges drawn on a cover. */
export type PosterBadgeData = {
  /** Reading progress from 0 to 1, drawn as a bar at the lower edge of the cover. */
  progress?: number
  /** Number of unread books of a series, or true for an unread book. */
  unread?: number | true
  read?: boolean
  /** Label for a record whose file is missing on the server. If the label is set, the cover is gray. */
  deletedLabel?: string
  /** Whether the cover looks like a stack of covers. Used for a series with several books. */
  stacked?: boolean
}
type PosterProps = PosterBadgeData & {
  src?: string
  title: string
  eager?: boolean
  width?: number
  /**
   * Whether the user has not started to read the record. A setting of the user blurs the covers of such records. Must
   * also be true if the reading progress is not known yet, so that no sharp cover appears before the blurred cover.
   */
  isUnstarted?: boolean
}

/** Cover width in CSS pixels. On narrower covers, for example in table rows, the initials are smaller. */
const SMALL_COVER_MAX_PX = 80

/**
 * Cover image in a box with the ratio 2:3. An image with a very different ratio is not cropped, but appears over a
 * blurred copy of itself. Without an image, the box shows the initials of the title.
 */
export function Poster({ src, title, eager, width = 200, isUnstarted, stacked, deletedLabel, ...badges }: PosterProps) {
  const shouldLoad = useShouldLoadImage(eager)
  const style = {
    '--hue': getCoverPlaceholderHue(title),
    ...(width < SMALL_COVER_MAX_PX && { '--card-width': `${width}px` }),
  } as CSSProperties
  return (
    <div
      className={styles.poster}
      style={style}
      data-unstarted={isUnstarted || undefined}
      data-stacked={stacked || undefined}
      data-deleted={deletedLabel ? true : undefined}
    >
      <span className={styles.initials} aria-hidden>
        {getTitleInitials(title)}
      </span>
      {src && shouldLoad && (
        <img
          key={src}
          ref={revealCachedImage}
          src={src}
          alt=""
          width={width}
          height={width * 1.5}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
          draggable={false}
          onLoad={handleImageLoad}
          onError={handleImageError}
        />
      )}
      <Badges {...badges} />
      {deletedLabel && <span className={styles.deleted}>{deletedLabel}</span>}
    </div>
  )
}

/** Returns whether the image should load. During very fast scrolling, images do not start to load. */
function useShouldLoadImage(eager: boolean | undefined): boolean {
  const [shouldLoad, setShouldLoad] = useState(() => eager || !isWindowFlinging())
  useEffect(() => (shouldLoad ? undefined : onceFlingEnds(() => setShouldLoad(true))), [shouldLoad])
  return shouldLoad
}

function Badges({ progress, unread, read }: Pick<PosterBadgeData, 'progress' | 'unread' | 'read'>) {
  const t = useTranslate()
  const code = useLocaleCode()
  return (
    <>
      {unread && (
        <span
          className={styles.unread}
          role="img"
          aria-label={
            unread === true ? t('component.poster.unread') : t('component.poster.unreadCount', { count: unread })
          }
        >
          {unread === true ? null : formatNumber(code, unread)}
        </span>
      )}
      {read && (
        <span className={styles.read} role="img" aria-label={t('component.poster.read')}>
          ✓
        </span>
      )}
      {progress !== undefined && progress > 0 && (
        <span
          className={styles.progress}
          role="progressbar"
          aria-label={t('component.poster.progress')}
          aria-valuenow={Math.round(progress * 100)}
          style={{ '--done': progress } as CSSProperties}
        />
      )}
    </>
  )
}

/** Smallest ratio of width to height at which an image is cropped to 2:3. Narrower images are not cropped. */
const MIN_COVER_ASPECT_RATIO = 0.58
/** Largest ratio of width to height at which an image is cropped to 2:3. Wider images are not cropped. */
const MAX_COVER_ASPECT_RATIO = 0.8

function handleImageLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  // During scrolling, images appear without a fade-in, because many fade-ins make scrolling slow.
  if (isWindowScrolling()) currentTarget.dataset.cached = ''
  revealImage(currentTarget)
}

function handleImageError({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.dataset.failed = ''
}

function revealCachedImage(image: HTMLImageElement | null) {
  if (!image?.complete || image.naturalWidth === 0) return
  image.dataset.cached = ''
  revealImage(image)
}

/** Makes a loaded image visible. Sets DOM attributes directly, so that React does not have to render the card again. */
function revealImage(image: HTMLImageElement) {
  image.dataset.loaded = ''
  const box = image.parentElement
  if (!box) return
  const aspectRatio = image.naturalWidth / image.naturalHeight
  if (aspectRatio >= MIN_COVER_ASPECT_RATIO && aspectRatio <= MAX_COVER_ASPECT_RATIO) return
  box.dataset.fit = 'whole'
  box.style.setProperty('--picture', `url("${image.currentSrc || image.src}")`)
}
