import { Minus, Plus, X } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useCloseOnBack } from '../../../components/overlays/useCloseOnBack'
import { useTranslate } from '../../../language/useTranslate'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import styles from './BookImageViewer.module.css'
import { type ImageZoom, initialImageZoom, panImage, zoomImageAtPoint } from './imageZoom'
import type { ZoomableImage } from './zoomableImage'

const ZOOM_STEP = 1.5
const zoomKeys: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, '0': 0 }
const arrowPanDistances: Record<string, readonly [number, number]> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
}

interface BookImageViewerProps {
  readonly bookImage: ZoomableImage
  readonly onClose: () => void
}

/**
 * Full-screen dialog that shows an image of the book, as large as possible. Users can zoom and pan. Escape or a click
 * beside the image closes the dialog.
 */
export function BookImageViewer({ bookImage, onClose }: BookImageViewerProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useCloseOnBack(true, () => dialog.current?.close())
  const imageElement = useRef<HTMLImageElement>(null)
  const [aspectRatio, setAspectRatio] = useState<number>()
  const { zoom, by: zoomBy, move: panBy } = useImageZoom(dialog, imageElement)
  useZoomGestures(dialog, zoom, zoomBy, panBy)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.focus()
  }, [])
  const onKey = (event: KeyboardEvent) => {
    const factor = zoomKeys[event.key]
    const arrow = arrowPanDistances[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey || (factor === undefined && !arrow)) return
    event.preventDefault()
    if (factor !== undefined) zoomBy(factor)
    else if (arrow) panBy({ x: arrow[0], y: arrow[1] })
  }
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      tabIndex={-1}
      aria-label={bookImage.label || t('reader.book.picture')}
      onClose={onClose}
      onKeyDown={onKey}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      <img
        ref={imageElement}
        src={bookImage.url}
        alt={bookImage.label}
        draggable={false}
        data-large={zoom.scale > 1}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setAspectRatio(naturalWidth / naturalHeight || undefined)
        }
        style={
          {
            '--aspect-ratio': aspectRatio,
            transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
          } as CSSProperties
        }
      />
      <div className={styles.buttons}>
        <ReaderIconButton
          icon={Minus}
          label={t('reader.book.smaller')}
          inactive={zoom.scale <= 1}
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        />
        <ReaderIconButton icon={Plus} label={t('reader.book.larger')} onClick={() => zoomBy(ZOOM_STEP)} />
        <ReaderIconButton icon={X} label={t('reader.close')} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}

type Point = { readonly x: number; readonly y: number }

function useImageZoom(
  view: { readonly current: HTMLDialogElement | null },
  imageElement: { readonly current: HTMLImageElement | null },
) {
  const [zoom, setZoom] = useState<ImageZoom>(initialImageZoom)
  const measure = useCallback(() => {
    const viewSize = { width: view.current?.clientWidth ?? 1, height: view.current?.clientHeight ?? 1 }
    const fittedSize = {
      width: imageElement.current?.offsetWidth ?? 1,
      height: imageElement.current?.offsetHeight ?? 1,
    }
    return [fittedSize, viewSize] as const
  }, [view, imageElement])
  /**
   * Zooms by a factor. The factor 0 resets the zoom.
   * @param position  point of the image that does not move, in CSS pixels of the window. The default is the center of
   *   the view.
   */
  const zoomBy = useCallback(
    (factor: number, position?: Point) => {
      const [fittedSize, viewSize] = measure()
      const point = position
        ? { x: position.x - viewSize.width / 2, y: position.y - viewSize.height / 2 }
        : { x: 0, y: 0 }
      setZoom(current =>
        factor === 0 ? initialImageZoom : zoomImageAtPoint(current, factor, point, fittedSize, viewSize),
      )
    },
    [measure],
  )
  const panBy = useCallback((offset: Point) => setZoom(current => panImage(current, offset, ...measure())), [measure])
  return { zoom, by: zoomBy, move: panBy }
}

function useZoomGestures(
  target: { readonly current: HTMLElement | null },
  { scale }: ImageZoom,
  zoomBy: (factor: number, position?: Point) => void,
  panBy: (offset: Point) => void,
): void {
  const latestScale = useRef(scale)
  latestScale.current = scale
  useEffect(() => {
    const element = target.current
    if (!element) return
    const pointers = new Map<number, Point>()
    const abortController = new AbortController()
    const { signal } = abortController
    const listen = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, listener, { signal, passive: false })
    listen('wheel', event => {
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.05)), { x: event.clientX, y: event.clientY })
    })
    listen('dblclick', event => zoomBy(latestScale.current > 1 ? 0 : 2.5, { x: event.clientX, y: event.clientY }))
    listen('pointerdown', event => {
      if ((event.target as Element).closest('button')) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (event.target instanceof HTMLImageElement) event.target.setPointerCapture(event.pointerId)
    })
    listen('pointermove', event => {
      const previous = pointers.get(event.pointerId)
      if (!previous) return
      const current = { x: event.clientX, y: event.clientY }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) zoomBy(distance(current, other) / Math.max(1, distance(previous, other)), midpoint(current, other))
      panBy({ x: (current.x - previous.x) / pointers.size, y: (current.y - previous.y) / pointers.size })
      pointers.set(event.pointerId, current)
    })
    for (const type of ['pointerup', 'pointercancel'] as const)
      listen(type, event => void pointers.delete(event.pointerId))
    return () => abortController.abort()
  }, [target, zoomBy, panBy])
}

const distance = (first: Point, second: Point) => Math.hypot(first.x - second.x, first.y - second.y)
const midpoint = (first: Point, second: Point) => ({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 })
