import { useEffect, useId, useLayoutEffect } from 'react'
import { WheelSteps } from '../../input/wheel'
import { type Reader, readerPhaseOf, useReaderState } from '../../session/useReader'
import { useSetting } from '../../settings/effectiveSettings'
import type { FrameControls } from '../../ui/useReaderFrame'
import { pageOf } from '../session/comicBook'
import { edgeColor } from './edgeColor'
import { imageFilter, sharpeningKernel } from './imageFilter'
import type { PageCache } from './pageCache'
import { useEinkRefresh } from './useEinkRefresh'

interface Props {
  readonly surface: HTMLElement
  readonly reader: Reader
  readonly cache: PageCache
  readonly perform: FrameControls['perform']
  /** Called after the filter of the surface is applied. */
  readonly onReady: () => void
}

/** Applies the image settings to the surface: light, colours, sharpness, background colour and e-ink behaviour. */
export function ImageFilters({ surface, reader, cache, perform, onReady }: Props) {
  const sharpener = useId()
  const [brightness] = useSetting('reader.brightness')
  const [contrast] = useSetting('reader.contrast')
  const [saturation] = useSetting('reader.saturation')
  const [sepia] = useSetting('reader.sepia')
  const [sharpen] = useSetting('reader.sharpen')
  const [gray] = useSetting('reader.gray')
  const [invert] = useSetting('reader.invert')
  const [eink] = useSetting('reader.eink')
  const filter = imageFilter({ brightness, contrast, saturation, sepia, sharpen, gray, invert, eink }, sharpener)
  useLayoutEffect(() => {
    surface.style.filter = filter
    onReady()
    return () => {
      surface.style.filter = ''
    }
  }, [surface, filter, onReady])
  const page = useReaderState(reader, ({ context }) => context.position && pageOf(context.position))
  useEdgeGround(surface, cache, page)
  useWholeScreens(surface, eink, reader, perform)
  useEinkRefresh(surface, page)
  if (sharpen === 0) return null
  return (
    <svg width={0} height={0} aria-hidden style={{ position: 'absolute' }}>
      <filter id={sharpener} colorInterpolationFilters="sRGB">
        <feConvolveMatrix order="3" preserveAlpha="true" kernelMatrix={sharpeningKernel(sharpen)} />
      </filter>
    </svg>
  )
}

/** Sets the background of the surface to the edge colour of the page when `reader.background` is `auto`. */
function useEdgeGround(surface: HTMLElement, cache: PageCache, page: number | undefined) {
  const [background] = useSetting('reader.background')
  useEffect(() => {
    if (background !== 'auto' || page === undefined) return
    const paint = () => {
      const image = cache.get(page)
      if (image?.state !== 'ready') return false
      const tone = toneOf(image.element)
      surface.style.backgroundColor = tone ? `rgb(${tone.join(' ')})` : ''
      return true
    }
    if (paint()) return
    const stop = cache.subscribe(() => paint() && stop())
    return stop
  }, [surface, cache, background, page])
  useEffect(() => {
    if (background !== 'auto') surface.style.backgroundColor = ''
    return () => {
      surface.style.backgroundColor = ''
    }
  }, [surface, background])
}

function toneOf(image: HTMLImageElement) {
  // 128 px: fast to read, and large enough that a narrow border does not blend with the image.
  const size = 128
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  brush?.drawImage(image, 0, 0, size, size)
  return brush ? edgeColor(brush.getImageData(0, 0, size, size)) : undefined
}

/** Turns wheel scrolling into whole-screen steps on e-ink screens, because scrolling smears there. */
function useWholeScreens(surface: HTMLElement, eink: boolean, reader: Reader, perform: FrameControls['perform']) {
  useEffect(() => {
    if (!eink) return
    const steps = new WheelSteps()
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const on = readerPhaseOf(reader.actor.getSnapshot()) === 'reading' ? 'pages' : 'card'
      const step = steps.moved(event.deltaMode === 0 ? event.deltaY : event.deltaY * 40, event.timeStamp, on)
      if (step) perform(step === 1 ? 'scrollOn' : 'scrollBack')
    }
    const options = { capture: true, passive: false }
    surface.addEventListener('wheel', onWheel, options)
    return () => surface.removeEventListener('wheel', onWheel, options)
  }, [surface, eink, reader, perform])
}
