import { useEffect, useRef } from 'react'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'

/** Duration of the black flash, in milliseconds. E-ink screens need this time to turn completely black. */
const BLACK_FLASH_MS = 150

const refreshIntervalPages = { never: 0, each: 1, third: 3, sixth: 6 }

/**
 * In e-ink mode, removes ghost images with a black flash after every n-th page turn. The setting `reader.einkClearing`
 * selects n or disables the flashes.
 * @param page  current page; undefined while no book is open
 */
export function useEinkRefresh(surface: HTMLElement, page: number | undefined): void {
  const [eink] = useReaderSetting('reader.eink')
  const [clearing] = useReaderSetting('reader.einkClearing')
  const interval = eink ? refreshIntervalPages[clearing] : 0
  const previousPage = useRef(page)
  const turnCount = useRef(0)
  useEffect(() => {
    const isTurned = previousPage.current !== undefined && previousPage.current !== page
    previousPage.current = page
    if (!isTurned || interval === 0) return
    turnCount.current += 1
    if (turnCount.current % interval !== 0) return
    const cover = document.createElement('div')
    cover.dataset.clearing = ''
    cover.style.cssText = 'position:absolute;inset:0;z-index:1;background:#000;pointer-events:none'
    surface.append(cover)
    const timer = setTimeout(() => cover.remove(), BLACK_FLASH_MS)
    return () => {
      clearTimeout(timer)
      cover.remove()
    }
  }, [surface, page, interval])
}
