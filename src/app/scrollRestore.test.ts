// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { restoreScrollOffsets } from './scrollRestore'

type Listener = (event: object) => void

/** A router that says what it is told to say. */
function scripted() {
  const listeners = new Map<string, Listener>()
  const router = { subscribe: (name: string, listener: Listener) => listeners.set(name, listener) }
  const tell = (name: string, from: string, to: string) =>
    listeners.get(name)?.({
      pathChanged: true,
      fromLocation: { href: from, state: { __TSR_key: from } },
      toLocation: { href: to, state: { __TSR_key: to } },
    })
  const hear = (name: string, event: object) => listeners.get(name)?.(event)
  return { router: router as never, tell, hear }
}

/** A router's word of another query of the same page. */
function queried(router: ReturnType<typeof scripted>, from: string, to: string, fromTop?: true) {
  const at = (key: string) => ({ href: key, state: { __TSR_key: key, ...(key === to && fromTop && { fromTop }) } })
  router.hear('onBeforeLoad', { pathChanged: false, fromLocation: at(from), toLocation: at(to) })
}

const frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => {
    window.scrollY = top ?? 0
  })
  window.scrollY = 0
  sessionStorage.clear()
})

/** A list lies open far down; the page that one goes to from there does not come. */
function leaveUndrawn(tell: ReturnType<typeof scripted>['tell']) {
  tell('onBeforeLoad', 'start', 'list')
  tell('onRendered', 'start', 'list')
  window.scrollY = 4000
  tell('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
}

const drawn = () => frames.splice(0).forEach(frame => void frame(0))

test('the way back finds the old place', () => {
  const { router, tell } = scripted()
  restoreScrollOffsets().follow(router)
  window.scrollY = 4000
  tell('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
  tell('onRendered', 'list', 'series')
  drawn()
  expect(window.scrollY).toBe(0)
  window.dispatchEvent(new Event('popstate'))
  tell('onBeforeLoad', 'series', 'list')
  tell('onRendered', 'series', 'list')
  drawn()
  expect(window.scrollY).toBe(4000)
})

test('also where the router still counts as at the old place', () => {
  const { router, tell } = scripted()
  restoreScrollOffsets().follow(router)
  leaveUndrawn(tell)
  window.dispatchEvent(new Event('popstate'))
  tell('onBeforeLoad', 'list', 'list')
  tell('onRendered', 'list', 'list')
  drawn()
  expect(window.scrollY).toBe(4000)
})

test('also from a page that was left before it was drawn', () => {
  const { router, tell } = scripted()
  restoreScrollOffsets().follow(router)
  window.scrollY = 4000
  tell('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
  window.dispatchEvent(new Event('popstate'))
  tell('onBeforeLoad', 'series', 'list')
  tell('onRendered', 'list', 'series')
  tell('onRendered', 'series', 'list')
  drawn()
  expect(window.scrollY).toBe(4000)
})

test('also from a page that is drawn and not yet settled', () => {
  const { router, tell } = scripted()
  restoreScrollOffsets().follow(router)
  window.scrollY = 4000
  tell('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
  tell('onRendered', 'list', 'series')
  window.dispatchEvent(new Event('popstate'))
  tell('onBeforeLoad', 'list', 'list')
  tell('onRendered', 'series', 'list')
  drawn()
  expect(window.scrollY).toBe(4000)
})

test('a page that is gone to, a new entry of the history, begins at its top', () => {
  const { router, tell } = scripted()
  restoreScrollOffsets().follow(router)
  window.scrollY = 4000
  tell('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
  tell('onBeforeLoad', 'series', 'list anew')
  tell('onRendered', 'series', 'list anew')
  drawn()
  expect(window.scrollY).toBe(0)
})

test('also where the router begins in the very moment of the way back', () => {
  const { router, tell } = scripted()
  const begin = () => tell('onBeforeLoad', 'list', 'list')
  window.addEventListener('popstate', begin)
  restoreScrollOffsets().follow(router)
  leaveUndrawn(tell)
  window.dispatchEvent(new Event('popstate'))
  tell('onRendered', 'list', 'list')
  drawn()
  window.removeEventListener('popstate', begin)
  expect(window.scrollY).toBe(4000)
})

test('also to a page from before the program was loaded again; what that begins with is left to the router', () => {
  const before = scripted()
  restoreScrollOffsets().follow(before.router)
  leaveUndrawn(before.tell)
  window.dispatchEvent(new Event('pagehide'))
  const begun = (at: string) => {
    const { router, tell, hear } = scripted()
    restoreScrollOffsets().follow(router)
    hear('onBeforeLoad', { pathChanged: true, toLocation: { href: at, state: {} } })
    tell('onRendered', at, at)
    drawn()
    return tell
  }
  begun('list')
  expect(window.scrollY).toBe(0)
  const tell = begun('series')
  window.dispatchEvent(new Event('popstate'))
  tell('onBeforeLoad', 'series', 'list')
  tell('onRendered', 'series', 'list')
  drawn()
  expect(window.scrollY).toBe(4000)
})

test('another query moves nothing; a link to another list of the same page does, and not when that is loaded again', () => {
  const given = scripted()
  const { applies, follow } = restoreScrollOffsets()
  follow(given.router)
  queried(given, 'list', 'list by age')
  expect(applies()).toBe(false)
  queried(given, 'list by age', 'pinned list', true)
  expect(applies()).toBe(true)
  queried(given, 'pinned list', 'pinned list', true)
  expect(applies()).toBe(false)
})

test('where one stays, the browser is not made to lay the page out', () => {
  const { router, tell } = scripted()
  restoreScrollOffsets().follow(router)
  tell('onBeforeLoad', 'start', 'list')
  tell('onRendered', 'start', 'list')
  const asked = vi.fn(() => 0)
  Object.defineProperty(window, 'scrollY', { get: asked, configurable: true })
  tell('onBeforeLoad', 'list', 'list')
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true })
  expect(asked).not.toHaveBeenCalled()
})
