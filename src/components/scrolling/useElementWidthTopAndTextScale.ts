import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Measures an element before the first paint and after each size change of the element or the body.
 * @returns `ref` for the element, and its measurements: `width` in CSS pixels; `top`, the distance from the top of the
 * document in CSS pixels; `textScale`, the root font size divided by 16 px
 */
export function useElementWidthTopAndTextScale() {
  const ref = useRef<HTMLDivElement>(null)
  const [metrics, setMetrics] = useState({ width: 0, top: 0, textScale: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const box = element.getBoundingClientRect()
      const top = Math.round(box.top + window.scrollY)
      const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
      setMetrics(previous =>
        previous.width === box.width && previous.top === top && previous.textScale === textScale
          ? previous
          : { width: box.width, top, textScale },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, ...metrics }
}
