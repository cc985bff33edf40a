import { createRequire } from 'node:module'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeAll, expect } from 'vitest'
import { findStoredDataKind } from '../../../src/api/storedData/storedDataKinds'
import { initInterfaceLanguage, loadTextBundle } from '../../../src/language/interfaceLanguage'
import 'virtual:texts/late'

configure({ asyncUtilTimeout: 20_000, getElementError: createElementError })

/**
 * Creates the error of a query that does not find the expected elements. The message contains the page in the form of a
 * text. This text is created only when the message is read, because a query such as `findByRole` creates an error at
 * each change of the page until it finds the elements.
 */
function createElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  let text: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')
      return text
    },
  })
  return error
}

/**
 * Makes `getComputedStyle` of jsdom return no colors. Testing Library calls this function for most elements of a page,
 * to find out whether they are visible. The computation of the colors would take a third of the time of each call.
 */
const { propertiesWithResolvedValueImplemented: resolvedProperties } = createRequire(
  createRequire(import.meta.url).resolve('jsdom'),
)('./jsdom/living/helpers/style-rules.js') as {
  propertiesWithResolvedValueImplemented: Record<string, unknown>
}
for (const property of Object.keys(resolvedProperties))
  if (property.includes('color')) delete resolvedProperties[property]

/** Class without behavior. It replaces the observers that jsdom lacks, such as ResizeObserver. */
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
// As in new browsers, the result is a promise. React fails if an effect returns this promise.
Element.prototype.scrollIntoView ??= () => Promise.resolve()
Element.prototype.getAnimations ??= () => []
Element.prototype.animate ??= () => ({}) as Animation
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
URL.createObjectURL ??= () => 'blob:screen-test'
URL.revokeObjectURL ??= () => {}

beforeAll(async () => {
  await initInterfaceLanguage()
  await loadTextBundle('shell')
  await loadTextBundle('administration')
})
afterEach(cleanup)
/**
 * Checks after each test that the client knows all its keys in the browser storage. At sign-out, the client deletes
 * only known keys.
 */
afterEach(() => {
  const unknown = (['localStorage', 'sessionStorage'] as const).flatMap(area =>
    Object.keys(globalThis[area]).filter(key => key.startsWith('longbox.') && !findStoredDataKind(area, key)),
  )
  expect(unknown).toEqual([])
})
