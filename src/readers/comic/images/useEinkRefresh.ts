import { useEffect, useRef } from 'react'
import { useSetting } from '../../settings/effectiveSettings'

/** Duration of the black flash, in milliseconds. E-ink screens refresh slowly. */
const black = 150

const everyNth = { never: 0, each: 1, third: 3, sixth: 6 }

/**
 * Removes ghost images of e-ink screens: blackens the surface for a moment after every n-th page turn, as
 * `reader.einkClearing` says.
 * @param page  current page; undefined while no book is open. The first page does not count as a turn.
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
