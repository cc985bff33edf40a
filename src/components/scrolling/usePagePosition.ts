import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Where an element stands in the page and how wide it is, before the first paint and whenever anything moves it.
 * @returns `top` is the distance from the top of the document, `width` 0 only until the element is there; `textScale` how much larger
 *   than usual the person has set the texts of the browser
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
