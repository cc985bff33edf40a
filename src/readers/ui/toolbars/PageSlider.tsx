import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import styles from './PageSlider.module.css'

/** Where one is among the numbered places of a book, and how to get to another. */
export interface SliderProgress {
  readonly at: number
  readonly of: number
  /** The place in words, as it is announced: `Page 5 of 22`. */
  readonly label: string
  /** A small picture of a place. */
  readonly thumbnail?: (place: number) => string
  /** Whether a place is in sight: a key goes on to one that is not. */
  readonly shows?: (place: number) => boolean
  readonly goTo: (place: number) => void
}

/**
 * The slider of a reader. Over it stands the page one would land on; it jumps when it is let go of.
 * @param direction  of the pages: it runs as they do
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

/** The place that a step of a key leads to: on from those that lie on the page in sight, as far as there are others. */
function beyond(place: number, way: number, { of, shows }: SliderProgress): number {
  const step = Math.sign(way)
  let there = place
  while (shows?.(there) && there + step >= 1 && there + step <= of) there += step
  return there
}

/** So long one stays at a place before its picture is asked for, in milliseconds: the server draws each, and pages wait behind them. */
const pause = 100

/** A small picture of a place; one that is passed is not waited for. */
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
