import { useEffect, useId, useLayoutEffect } from 'react'
import { WheelStepDetector } from '../../input/wheelStepDetector'
import { getReaderPhase, type ReaderController, useReaderMachineSelector } from '../../session/useReaderController'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { ReaderShellControls } from '../../ui/useReaderShellState'
import { getPageOfComicPosition } from '../session/loadComic'
import { buildCssImageFilter, createSharpeningKernelMatrix } from './buildCssImageFilter'
import { findDominantEdgeColor } from './findDominantEdgeColor'
import type { PageImageCache } from './pageImageCache'
import { useEinkRefresh } from './useEinkRefresh'

interface Props {
  readonly surface: HTMLElement
  readonly reader: ReaderController
  readonly cache: PageImageCache
  readonly perform: ReaderShellControls['perform']
  /** Called after the image filters are applied. The pages stay hidden until this call. */
  readonly onReady: () => void
}

/**
 * Applies the image settings to the pages, for example brightness, sharpness, background color and e-ink mode.
 * `surface` is the element that contains the pages.
 */
export function ComicImageFilters({ surface, reader, cache, perform, onReady }: Props) {
  const sharpenFilterId = useId()
  const [brightness] = useReaderSetting('reader.brightness')
  const [contrast] = useReaderSetting('reader.contrast')
  const [saturation] = useReaderSetting('reader.saturation')
  const [sepia] = useReaderSetting('reader.sepia')
  const [sharpen] = useReaderSetting('reader.sharpen')
  const [gray] = useReaderSetting('reader.gray')
  const [invert] = useReaderSetting('reader.invert')
  const [eink] = useReaderSetting('reader.eink')
  const filter = buildCssImageFilter(
    { brightness, contrast, saturation, sepia, sharpen, gray, invert, eink },
    sharpenFilterId,
  )
  useLayoutEffect(() => {
    surface.style.filter = filter
    onReady()
    return () => {
      surface.style.filter = ''
    }
  }, [surface, filter, onReady])
  const page = useReaderMachineSelector(
    reader,
    ({ context }) => context.position && getPageOfComicPosition(context.position),
  )
  useEdgeColorBackground(surface, cache, page)
  useWheelScreenScroll(surface, eink, reader, perform)
  useEinkRefresh(surface, page)
  if (sharpen === 0) return null
  return (
    <svg width={0} height={0} aria-hidden style={{ position: 'absolute' }}>
      <filter id={sharpenFilterId} colorInterpolationFilters="sRGB">
        <feConvolveMatrix order="3" preserveAlpha="true" kernelMatrix={createSharpeningKernelMatrix(sharpen)} />
      </filter>
    </svg>
  )
}

/** Sets the background behind the pages to the edge color of the page when `reader.background` is `auto`. */
function useEdgeColorBackground(surface: HTMLElement, cache: PageImageCache, page: number | undefined) {
  const [background] = useReaderSetting('reader.background')
  useEffect(() => {
    if (background !== 'auto' || page === undefined) return
    const applyEdgeColor = () => {
      const image = cache.get(page)
      if (image?.state !== 'ready') return false
      const color = readEdgeColor(image.element)
      surface.style.backgroundColor = color ? `rgb(${color.join(' ')})` : ''
      return true
    }
    if (applyEdgeColor()) return
    const unsubscribe = cache.subscribe(() => applyEdgeColor() && unsubscribe())
    return unsubscribe
  }, [surface, cache, background, page])
  useEffect(() => {
    if (background !== 'auto') surface.style.backgroundColor = ''
    return () => {
      surface.style.backgroundColor = ''
    }
  }, [surface, background])
}

function readEdgeColor(image: HTMLImageElement) {
  // Side length in pixels of the scaled-down page from which the edge color is read. With 128 px, narrow borders are
  // still visible and the analysis is fast.
  const sizePx = 128
  const canvas = document.createElement('canvas')
  canvas.width = sizePx
  canvas.height = sizePx
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0, sizePx, sizePx)
  return context ? findDominantEdgeColor(context.getImageData(0, 0, sizePx, sizePx)) : undefined
}

/**
 * In e-ink mode, makes each step of the mouse wheel scroll by the height of the view. Small scrolls leave ghost images
 * on e-ink displays.
 */
function useWheelScreenScroll(
  surface: HTMLElement,
  eink: boolean,
  reader: ReaderController,
  perform: ReaderShellControls['perform'],
) {
  useEffect(() => {
    if (!eink) return
    const steps = new WheelStepDetector()
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const wheelTarget = getReaderPhase(reader.actor.getSnapshot()) === 'reading' ? 'pages' : 'card'
      const step = steps.handleWheel(
        event.deltaMode === 0 ? event.deltaY : event.deltaY * 40,
        event.timeStamp,
        wheelTarget,
      )
      if (step) perform(step === 1 ? 'scrollForward' : 'scrollBack')
    }
    const options = { capture: true, passive: false }
    surface.addEventListener('wheel', onWheel, options)
    return () => surface.removeEventListener('wheel', onWheel, options)
  }, [surface, eink, reader, perform])
}
