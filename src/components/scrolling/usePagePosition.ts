import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Measures an element before the first paint and when the element or the body changes size.
 * @returns `ref` for the element; `top`, its distance from the top of the document, and `width`, both in CSS pixels (0 until the element is
 *   mounted); `textScale`, the browser's root font size divided by 16 px
 */
export function usePagePosition() {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ width: 0, top: 0, textScale: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => {
      const box = element.getBoundingClientRect()
      const top = Math.round(box.top + window.scrollY)
      const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
      setPlace(now =>
        now.width === box.width && now.top === top && now.textScale === textScale
          ? now
          : { width: box.width, top, textScale },
      )
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, ...place }
}
