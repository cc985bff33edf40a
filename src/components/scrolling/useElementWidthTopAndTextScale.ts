import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Measures an element before the first paint. Measures it again when the size of the element or the body changes.
 * @returns `ref` for the element, and three measurements. `width` is in CSS pixels. `top` is the distance from the top
 *   of the document in CSS pixels. `textScale` is the root font size divided by 16 px
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
