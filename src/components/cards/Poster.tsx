import { type CSSProperties, type SyntheticEvent, useEffect, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { isFlinging, isScrolling, onSlowScroll } from '../scrolling/scrollActivity'
import styles from './Poster.module.css'
import { initialsOf, placeholderHue } from './placeholderColor'

/** What a cover says besides its picture. */
export type PosterBadges = {
  /** 0 … 1, drawn as a bar at the lower edge. */
  progress?: number
  /** How many are unread; `true` for a single unread thing. */
  unread?: number | true
  read?: boolean
  /** A word for what is no longer there; the cover is greyed. */
  gone?: string
  /** Several things lie behind this cover. */
  stacked?: boolean
}
type PosterProps = PosterBadges & { src?: string; title: string; eager?: boolean; width?: number }

/** Narrower covers, in CSS pixels, stand in lines: their initials are as small as they are. */
const small = 80

/**
 * A cover in a 2:3 box that is there before its picture is. Pictures near that shape fill it; others are fitted over
 * a blurred copy of themselves. Without a picture: a plain tone with initials.
 */
export function Poster({ src, title, eager, width = 200, stacked, gone, ...marks }: PosterProps) {
  const worthIt = useWorthIt(eager)
  const tone = {
    '--hue': placeholderHue(title),
    ...(width < small && { '--card-width': `${width}px` }),
  } as CSSProperties
  return (
    <div className={styles.poster} style={tone} data-stacked={stacked || undefined} data-gone={gone ? true : undefined}>
      <span className={styles.initials} aria-hidden>
        {initialsOf(title)}
      </span>
      {src && worthIt && (
        <img
          key={src}
          ref={showAtOnceWhenCached}
          src={src}
          alt=""
          width={width}
          height={width * 1.5}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
          draggable={false}
          onLoad={show}
          onError={hide}
        />
      )}
      <Marks {...marks} />
      {gone && <span className={styles.gone}>{gone}</span>}
    </div>
  )
}

/** What only flies by is not asked for: its picture would come when it is gone. */
function useWorthIt(eager: boolean | undefined): boolean {
  const [worthIt, setWorthIt] = useState(() => eager || !isFlinging())
  useEffect(() => (worthIt ? undefined : onSlowScroll(() => setWorthIt(true))), [worthIt])
  return worthIt
}

function Marks({ progress, unread, read }: Pick<PosterBadges, 'progress' | 'unread' | 'read'>) {
  const t = useTranslate()
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
          {unread === true ? null : unread}
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

const NARROWEST = 0.58
const WIDEST = 0.8

function show({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  // Fading dozens of covers in while the window moves costs more frames than all the rest of a grid.
  if (isScrolling()) currentTarget.dataset.cached = ''
  reveal(currentTarget)
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.dataset.failed = ''
}

function showAtOnceWhenCached(image: HTMLImageElement | null) {
  if (!image?.complete || image.naturalWidth === 0) return
  image.dataset.cached = ''
  reveal(image)
}

/** Straight on the element: a grid of covers does not draw itself again for each picture that arrives. */
function reveal(image: HTMLImageElement) {
  image.dataset.loaded = ''
  const box = image.parentElement
  if (!box) return
  const shape = image.naturalWidth / image.naturalHeight
  if (shape >= NARROWEST && shape <= WIDEST) return
  box.dataset.fit = 'whole'
  box.style.setProperty('--picture', `url("${image.currentSrc || image.src}")`)
}
