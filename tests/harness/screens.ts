import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadTexts, startLanguage } from '../../src/language/language'

configure({ asyncUtilTimeout: 20_000 })

/** What jsdom lacks and every browser has. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.matchMedia ??= query =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
window.ResizeObserver ??= NoObserver
window.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.getAnimations ??= () => []
Element.prototype.animate ??= () => ({}) as Animation
URL.createObjectURL ??= () => 'blob:screen-test'
URL.revokeObjectURL ??= () => {}

/** The screen tests speak English and see the texts of the shell. */
beforeAll(async () => {
  await startLanguage()
  await loadTexts('shell')
})
afterEach(cleanup)
