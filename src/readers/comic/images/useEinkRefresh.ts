import { useEffect, useRef } from 'react'
import { useSetting } from '../../settings/effectiveSettings'

/** Black so long, in milliseconds: a screen of electronic ink is slower than others. */
const black = 150

const everyNth = { never: 0, each: 1, third: 3, sixth: 6 }

/**
 * A screen of electronic ink keeps a shadow of what it showed: all of it becomes black for a moment after as many pages as the
 * person says.
 * @param page  the present one; a page that is only gone on with clears nothing
 */
export function useEinkRefresh(surface: HTMLElement, page: number | undefined): void {
  const [eink] = useSetting('reader.eink')
  const [clearing] = useSetting('reader.einkClearing')
  const every = eink ? everyNth[clearing] : 0
  const before = useRef(page)
  const turned = useRef(0)
  useEffect(() => {
    const isTurned = before.current !== undefined && before.current !== page
    before.current = page
    if (!isTurned || every === 0) return
    turned.current += 1
    if (turned.current % every !== 0) return
    const cover = document.createElement('div')
    cover.dataset.clearing = ''
    cover.style.cssText = 'position:absolute;inset:0;z-index:1;background:#000;pointer-events:none'
    surface.append(cover)
    const timer = setTimeout(() => cover.remove(), black)
    return () => {
      clearTimeout(timer)
      cover.remove()
    }
  }, [surface, page, every])
}
