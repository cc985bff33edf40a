// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { registerScrolledList } from '../components/scrolling/scrolledList'
import { createScrolledList } from '../components/scrolling/useListScrollPosition'
import { createScrollRestoration } from './createScrollRestoration'

type Listener = (event: object) => void

function createRouterStub() {
  const listeners = new Map<string, Listener>()
  const router = { subscribe: (name: string, listener: Listener) => listeners.set(name, listener) }
  const dispatch = (name: string, from: string, to: string) =>
    listeners.get(name)?.({
      pathChanged: true,
      fromLocation: { href: from, state: { __TSR_key: from } },
      toLocation: { href: to, state: { __TSR_key: to } },
    })
  const send = (name: string, event: object) => listeners.get(name)?.(event)
  return { router: router as never, dispatch, send }
}

function changeQuery(router: ReturnType<typeof createRouterStub>, from: string, to: string, scrollToTop?: true) {
  const at = (key: string) => ({
    href: key,
    state: { __TSR_key: key, ...(key === to && scrollToTop && { scrollToTop }) },
  })
  router.send('onBeforeLoad', { pathChanged: false, fromLocation: at(from), toLocation: at(to) })
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

function leaveBeforeRender(dispatch: ReturnType<typeof createRouterStub>['dispatch']) {
  dispatch('onBeforeLoad', 'start', 'list')
  dispatch('onRendered', 'start', 'list')
  window.scrollY = 4000
  dispatch('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
}

/** Waits until all dynamic imports have loaded. Then runs the callbacks that were passed to `requestAnimationFrame`. */
async function runFrames() {
  await vi.dynamicImportSettled()
  for (const frame of frames.splice(0)) frame(0)
}

test('back navigation restores the scroll offset', async () => {
  const { router, dispatch } = createRouterStub()
  createScrollRestoration().attachTo(router)
  window.scrollY = 4000
  dispatch('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
  dispatch('onRendered', 'list', 'series')
  await runFrames()
  expect(window.scrollY).toBe(0)
  window.dispatchEvent(new Event('popstate'))
  dispatch('onBeforeLoad', 'series', 'list')
  dispatch('onRendered', 'series', 'list')
  await runFrames()
  expect(window.scrollY).toBe(4000)
})

test('restores the scroll offset while the router still reports the old location', async () => {
  const { router, dispatch } = createRouterStub()
  createScrollRestoration().attachTo(router)
  leaveBeforeRender(dispatch)
  window.dispatchEvent(new Event('popstate'))
  dispatch('onBeforeLoad', 'list', 'list')
  dispatch('onRendered', 'list', 'list')
  await runFrames()
  expect(window.scrollY).toBe(4000)
})

test('restores the scroll offset after a page that was left before rendering', async () => {
  const { router, dispatch } = createRouterStub()
  createScrollRestoration().attachTo(router)
  window.scrollY = 4000
  dispatch('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
  window.dispatchEvent(new Event('popstate'))
  dispatch('onBeforeLoad', 'series', 'list')
  dispatch('onRendered', 'list', 'series')
  dispatch('onRendered', 'series', 'list')
  await runFrames()
  expect(window.scrollY).toBe(4000)
})

test('restores the scroll offset after a rendered page with a pending navigation', async () => {
  const { router, dispatch } = createRouterStub()
  createScrollRestoration().attachTo(router)
  window.scrollY = 4000
  dispatch('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
  dispatch('onRendered', 'list', 'series')
  window.dispatchEvent(new Event('popstate'))
  dispatch('onBeforeLoad', 'list', 'list')
  dispatch('onRendered', 'series', 'list')
  await runFrames()
  expect(window.scrollY).toBe(4000)
})

test('back navigation shows the same item of a list whose rows have another size, once the list is measured', async () => {
  const { router, dispatch } = createRouterStub()
  createScrollRestoration().attachTo(router)
  const portrait = { columns: 4, rowHeight: 300, topPx: 216, topBarsPx: 116 }
  const removeList = registerScrolledList(createScrolledList(() => portrait))
  // Scrolls until the tenth row of the list is directly below the bars at the top of the window. The first item of the
  // tenth row has the index 36.
  window.scrollY = 100 + 9 * 300
  dispatch('onBeforeLoad', 'list', 'series')
  removeList()
  window.scrollY = 0
  dispatch('onRendered', 'list', 'series')
  window.dispatchEvent(new Event('popstate'))
  dispatch('onBeforeLoad', 'series', 'list')
  dispatch('onRendered', 'series', 'list')
  let geometry: typeof portrait | undefined
  const removeNewList = registerScrolledList(createScrolledList(() => geometry))
  for (let frame = 0; frame < 3; frame++) await runFrames()
  geometry = { ...portrait, columns: 6, rowHeight: 200 }
  for (let frame = 0; frame < 3; frame++) await runFrames()
  expect(window.scrollY).toBe(100 + 6 * 200)
  removeNewList()
})

/**
 * Navigates back to a page with a list. Does not register the list again, so the scroll restoration waits for the list.
 */
async function startRestorationWithoutList() {
  const stub = createRouterStub()
  createScrollRestoration().attachTo(stub.router)
  const geometry = { columns: 4, rowHeight: 300, topPx: 216, topBarsPx: 116 }
  const removeList = registerScrolledList(createScrolledList(() => geometry))
  leaveBeforeRender(stub.dispatch)
  removeList()
  stub.dispatch('onRendered', 'list', 'series')
  window.dispatchEvent(new Event('popstate'))
  stub.dispatch('onBeforeLoad', 'series', 'list')
  stub.dispatch('onRendered', 'series', 'list')
  await runFrames()
  expect(window.scrollY).toBe(4000)
  return stub
}

async function expectNoRestoration() {
  window.scrollY = 0
  await runFrames()
  expect([window.scrollY, frames.length]).toEqual([0, 0])
}

test('a restoration that waits for its list stops when the user opens another page', async () => {
  const { dispatch } = await startRestorationWithoutList()
  dispatch('onBeforeLoad', 'list', 'start')
  await expectNoRestoration()
})

test('a restoration stops when back navigation leads to another entry of the same page', async () => {
  const stub = await startRestorationWithoutList()
  window.dispatchEvent(new Event('popstate'))
  changeQuery(stub, 'list', 'list page 3')
  await expectNoRestoration()
})

test('a new history entry starts at the top', async () => {
  const { router, dispatch } = createRouterStub()
  createScrollRestoration().attachTo(router)
  window.scrollY = 4000
  dispatch('onBeforeLoad', 'list', 'series')
  window.scrollY = 0
  dispatch('onBeforeLoad', 'series', 'list anew')
  dispatch('onRendered', 'series', 'list anew')
  await runFrames()
  expect(window.scrollY).toBe(0)
})

test('restores the scroll offset if the router starts before the popstate event', async () => {
  const { router, dispatch } = createRouterStub()
  const begin = () => dispatch('onBeforeLoad', 'list', 'list')
  window.addEventListener('popstate', begin)
  createScrollRestoration().attachTo(router)
  leaveBeforeRender(dispatch)
  window.dispatchEvent(new Event('popstate'))
  dispatch('onRendered', 'list', 'list')
  await runFrames()
  window.removeEventListener('popstate', begin)
  expect(window.scrollY).toBe(4000)
})

test('restores entries from before a reload, except the first page, which the router restores', async () => {
  const before = createRouterStub()
  createScrollRestoration().attachTo(before.router)
  leaveBeforeRender(before.dispatch)
  window.dispatchEvent(new Event('pagehide'))
  const startRouterAt = async (at: string) => {
    const { router, dispatch, send } = createRouterStub()
    createScrollRestoration().attachTo(router)
    send('onBeforeLoad', { pathChanged: true, toLocation: { href: at, state: {} } })
    dispatch('onRendered', at, at)
    await runFrames()
    return dispatch
  }
  await startRouterAt('list')
  expect(window.scrollY).toBe(0)
  const dispatch = await startRouterAt('series')
  window.dispatchEvent(new Event('popstate'))
  dispatch('onBeforeLoad', 'series', 'list')
  dispatch('onRendered', 'series', 'list')
  await runFrames()
  expect(window.scrollY).toBe(4000)
})

test('a query change does not scroll; a link with scrollToTop scrolls, except on reload', async () => {
  const stub = createRouterStub()
  const { shouldRestore, attachTo } = createScrollRestoration()
  attachTo(stub.router)
  changeQuery(stub, 'list', 'list by age')
  expect(shouldRestore()).toBe(false)
  changeQuery(stub, 'list by age', 'pinned list', true)
  expect(shouldRestore()).toBe(true)
  changeQuery(stub, 'pinned list', 'pinned list', true)
  expect(shouldRestore()).toBe(false)
})

test('a reload of the same entry does not force a layout', async () => {
  const { router, dispatch } = createRouterStub()
  createScrollRestoration().attachTo(router)
  dispatch('onBeforeLoad', 'start', 'list')
  dispatch('onRendered', 'start', 'list')
  const readScrollY = vi.fn(() => 0)
  Object.defineProperty(window, 'scrollY', { get: readScrollY, configurable: true })
  dispatch('onBeforeLoad', 'list', 'list')
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true })
  expect(readScrollY).not.toHaveBeenCalled()
})
