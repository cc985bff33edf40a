import { Minus, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { ReaderButton } from '../../ui/toolbars/ReaderButton'
import type { BookImage } from './bookImages'
import styles from './ImageViewer.module.css'
import { type ImageZoom, noImageZoom, panImage, zoomImageAt } from './imageZoom'

const step = 1.5
const keys: Record<string, number> = { '+': step, '=': step, '-': 1 / step, '0': 0 }
/** Pan distances of the arrow keys, in CSS pixels. */
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
}

interface Props {
  readonly picture: BookImage
  readonly onClose: () => void
}

/** Full-screen dialog that shows an image of the book with zoom and pan. Escape or a click beside the image closes it. */
export function ImageViewer({ picture, onClose }: Props) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const { zoom, by, move } = useZoom(dialog, image)
  useGestures(dialog, zoom, by, move)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.focus()
  }, [])
  const onKey = (event: KeyboardEvent) => {
    const factor = keys[event.key]
    const arrow = arrows[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey || (factor === undefined && !arrow)) return
    event.preventDefault()
    if (factor !== undefined) by(factor)
    else if (arrow) move({ x: arrow[0], y: arrow[1] })
  }
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      tabIndex={-1}
      aria-label={picture.label || t('reader.book.picture')}
      onClose={onClose}
      onKeyDown={onKey}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      <img
        ref={image}
        src={picture.address}
        alt={picture.label}
        draggable={false}
        data-large={zoom.scale > 1}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
      />
      <div className={styles.buttons}>
        <ReaderButton
          icon={Minus}
          label={t('reader.book.smaller')}
          disabled={zoom.scale <= 1}
          onClick={() => by(1 / step)}
        />
        <ReaderButton icon={Plus} label={t('reader.book.larger')} onClick={() => by(step)} />
        <ReaderButton icon={X} label={t('reader.close')} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}

type Point = { readonly x: number; readonly y: number }

function useZoom(
  view: { readonly current: HTMLDialogElement | null },
  image: { readonly current: HTMLImageElement | null },
) {
  const [zoom, setZoom] = useState<ImageZoom>(noImageZoom)
  const sizes = useCallback(() => {
    const room = { width: view.current?.clientWidth ?? 1, height: view.current?.clientHeight ?? 1 }
    const fitted = { width: image.current?.offsetWidth ?? 1, height: image.current?.offsetHeight ?? 1 }
    return [fitted, room] as const
  }, [view, image])
  /**
   * Zooms by a factor. The factor 0 resets the zoom.
   * @param at  fixed point in CSS pixels of the window; by default the centre
   */
  const by = useCallback(
    (factor: number, at?: Point) => {
      const [fitted, room] = sizes()
      const point = at ? { x: at.x - room.width / 2, y: at.y - room.height / 2 } : { x: 0, y: 0 }
      setZoom(now => (factor === 0 ? noImageZoom : zoomImageAt(now, factor, point, fitted, room)))
    },
    [sizes],
  )
  const move = useCallback((way: Point) => setZoom(now => panImage(now, way, ...sizes())), [sizes])
  return { zoom, by, move }
}

/** Zooms with the wheel, double-click and pinch; pans by dragging. */
function useGestures(
  target: { readonly current: HTMLElement | null },
  { scale }: ImageZoom,
  by: (factor: number, at?: Point) => void,
  move: (way: Point) => void,
): void {
  const latest = useRef(scale)
  latest.current = scale
  useEffect(() => {
    const element = target.current
    if (!element) return
    const down = new Map<number, Point>()
    const ended = new AbortController()
    const { signal } = ended
    const listen = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, listener, { signal, passive: false })
    listen('wheel', event => {
      event.preventDefault()
      by(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.05)), { x: event.clientX, y: event.clientY })
    })
    listen('dblclick', event => by(latest.current > 1 ? 0 : 2.5, { x: event.clientX, y: event.clientY }))
    listen('pointerdown', event => {
      if ((event.target as Element).closest('button')) return
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (event.target instanceof HTMLImageElement) event.target.setPointerCapture(event.pointerId)
    })
    listen('pointermove', event => {
      const before = down.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      if (other) by(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other))
      move({ x: (now.x - before.x) / down.size, y: (now.y - before.y) / down.size })
      down.set(event.pointerId, now)
    })
    for (const type of ['pointerup', 'pointercancel'] as const) listen(type, event => void down.delete(event.pointerId))
    return () => ended.abort()
  }, [target, by, move])
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
