import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Where an element stands in the page and how wide it is, before the first paint and whenever anything moves it.
 * @returns `top` is the distance from the top of the document, `width` 0 only until the element is there
 */
export function usePlace() {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => {
      const box = element.getBoundingClientRect()
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) }
      setPlace(now => (now.width === next.width && now.top === next.top ? now : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, ...place }
}
