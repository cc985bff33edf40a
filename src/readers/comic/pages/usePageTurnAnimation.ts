import { useEffect } from 'react'
import type { ReadingMode } from '../../input/tapZones'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { ComicCommandRegistry } from '../comicCommandRegistry'

/** Adds an animation to page turns: the new page slides a few pixels into place. */
export function usePageTurnAnimation(registry: ComicCommandRegistry, mode: ReadingMode): void {
  const [animate] = useReaderSetting('reader.animate')
  const [eink] = useReaderSetting('reader.eink')
  const [isGuided] = useReaderSetting('reader.guided')
  useEffect(() => {
    if (isGuided || !animate || eink || mode === 'WEBTOON') return
    const axis = mode === 'VERTICAL' ? 'Y' : 'X'
    return registry.register({
      onSpreadOpened: (_, from) => {
        const element = registry.surface?.querySelector('[data-shown="true"]')
        for (const animation of element?.getAnimations() ?? []) animation.finish()
        if (from === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
        const side = mode === 'RIGHT_TO_LEFT' ? -from : from
        element?.animate([{ transform: `translate${axis}(${side * 14}px)` }, { transform: 'none' }], {
          duration: 140,
          easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
        })
      },
    })
  }, [registry, mode, animate, eink, isGuided])
}
