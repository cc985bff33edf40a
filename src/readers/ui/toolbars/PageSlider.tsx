import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import styles from './PageSlider.module.css'

/** Position among the numbered pages of a book, and navigation to another one. */
export interface SliderProgress {
  readonly at: number
  readonly of: number
  /** Position as announced: `Page 5 of 22`. */
  readonly label: string
  /** Returns the thumbnail URL of a page. */
  readonly thumbnail?: (place: number) => string
  /** Returns whether a page is visible; key steps skip visible pages. */
  readonly shows?: (place: number) => boolean
  readonly goTo: (place: number) => void
}

/**
 * Page slider with a preview of the target page. Navigates on release.
 * @param direction  reading direction, in which the slider runs
 */
export function PageSlider({ progress, direction }: { progress: SliderProgress; direction: 'ltr' | 'rtl' }) {
  const t = useTranslate()
  const [dragged, setDragged] = useState<number>()
  const [hovered, setHovered] = useState<number>()
  const isPulled = useRef(false)
  const { at, of, thumbnail, goTo } = progress
  const value = dragged ?? at
  const shown = dragged ?? hovered

  const hover = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const along = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    setHovered(1 + Math.round((direction === 'rtl' ? 1 - along : along) * (of - 1)))
  }
  const move = (place: number) => setDragged(isPulled.current ? place : beyond(place, place - value, progress))
  const land = () => {
    isPulled.current = false
    if (dragged !== undefined && dragged !== at) goTo(dragged)
    setDragged(undefined)
  }
  return (
    <div className={styles.slider} dir={direction} style={{ '--along': share(shown ?? value, of) } as CSSProperties}>
      {shown !== undefined && (
        <div className={styles.preview} aria-hidden>
          {thumbnail && <Thumbnail key={shown} url={thumbnail(shown)} />}
          <span>{shown}</span>
        </div>
      )}
      <input
        type="range"
        className={styles.range}
        aria-label={t('reader.position')}
        aria-valuetext={value === at ? progress.label : String(value)}
        min={1}
        max={Math.max(1, of)}
        value={value}
        disabled={of < 2}
        style={{ '--done': share(value, of) } as CSSProperties}
        onChange={event => move(event.target.valueAsNumber)}
        onPointerDown={() => {
          isPulled.current = true
        }}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(undefined)}
        onPointerUp={land}
        onClick={land}
        onKeyUp={land}
        onBlur={land}
      />
    </div>
  )
}

/** Returns the page that a key step leads to: skips visible pages while others remain. */
function beyond(place: number, way: number, { of, shows }: SliderProgress): number {
  const step = Math.sign(way)
  let there = place
  while (shows?.(there) && there + step >= 1 && there + step <= of) there += step
  return there
}

/**
 * Delay before a thumbnail loads, in milliseconds. The server renders each one, and page requests would wait behind
 * them.
 */
const pause = 100

/** Thumbnail that loads after a short pause and cancels when it unmounts. */
function Thumbnail({ url }: { url: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const { current } = image
    const timer = setTimeout(() => {
      if (current) current.src = url
    }, pause)
    return () => {
      clearTimeout(timer)
      current?.removeAttribute('src')
    }
  }, [url])
  return <img ref={image} alt="" />
}

const share = (place: number, of: number) => (of > 1 ? (place - 1) / (of - 1) : 1)
