import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../language/formatNumber'
import { useLocaleCode, useTranslate } from '../../../language/useTranslate'
import styles from './PageSlider.module.css'

/**
 * Current page (`at`) and number of pages (`of`) of a book, and a function that goes to another page. In an EPUB, `at`
 * and `of` count Readium positions and not pages.
 */
export interface PageSliderPosition {
  readonly at: number
  readonly of: number
  /** Text that screen readers announce for the current page, for example `Page 5 of 22`. */
  readonly label: string
  readonly thumbnail?: (page: number) => string
  /**
   * Returns whether a page is visible now. Arrow keys on the slider skip visible pages, so that each key press shows a
   * new page.
   */
  readonly isVisible?: (page: number) => boolean
  readonly goTo: (page: number) => void
}

/**
 * Slider that selects a page and shows a preview of this page. When the user releases the slider, the reader goes to
 * the page.
 * @param direction  `rtl` if the first page is at the right end of the slider
 */
export function PageSlider({ progress, direction }: { progress: PageSliderPosition; direction: 'ltr' | 'rtl' }) {
  const t = useTranslate()
  const code = useLocaleCode()
  const [dragged, setDragged] = useState<number>()
  const [hovered, setHovered] = useState<number>()
  const isDragging = useRef(false)
  const { at, of, thumbnail, goTo } = progress
  const value = dragged ?? at
  const previewPage = dragged ?? hovered

  const hover = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const fraction = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    setHovered(1 + Math.round((direction === 'rtl' ? 1 - fraction : fraction) * (of - 1)))
  }
  const move = (page: number) => setDragged(isDragging.current ? page : nextHiddenPage(page, page - value, progress))
  const commit = () => {
    isDragging.current = false
    if (dragged !== undefined && dragged !== at) goTo(dragged)
    setDragged(undefined)
  }
  return (
    <div
      className={styles.slider}
      dir={direction}
      style={{ '--along': sliderFraction(previewPage ?? value, of) } as CSSProperties}
    >
      {previewPage !== undefined && (
        <div className={styles.preview} aria-hidden>
          {thumbnail && <Thumbnail key={previewPage} url={thumbnail(previewPage)} />}
          <span>{formatNumber(code, previewPage)}</span>
        </div>
      )}
      <input
        type="range"
        className={styles.range}
        aria-label={t('reader.position')}
        aria-valuetext={value === at ? progress.label : formatNumber(code, value)}
        min={1}
        max={Math.max(1, of)}
        value={value}
        disabled={of < 2}
        style={{ '--done': sliderFraction(value, of) } as CSSProperties}
        onChange={event => move(event.target.valueAsNumber)}
        onPointerDown={() => {
          isDragging.current = true
        }}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(undefined)}
        onPointerUp={commit}
        onClick={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
    </div>
  )
}

/** Returns the page to which an arrow key moves the slider. Skips pages that are already on the screen. */
function nextHiddenPage(page: number, direction: number, { of, isVisible }: PageSliderPosition): number {
  const step = Math.sign(direction)
  let target = page
  while (isVisible?.(target) && target + step >= 1 && target + step <= of) target += step
  return target
}

/**
 * Delay in milliseconds before a thumbnail loads. Without a delay, a movement over the slider would make the server
 * render many thumbnails, and other requests would become slow.
 */
const THUMBNAIL_DELAY_MS = 100

function Thumbnail({ url }: { url: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const { current } = image
    const timer = setTimeout(() => {
      if (current) current.src = url
    }, THUMBNAIL_DELAY_MS)
    return () => {
      clearTimeout(timer)
      current?.removeAttribute('src')
    }
  }, [url])
  return <img ref={image} alt="" />
}

const sliderFraction = (page: number, of: number) => (of > 1 ? (page - 1) / (of - 1) : 1)
