import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('@tanstack/react-router', () => ({ useElementScrollRestoration: () => ({ scrollY: 3000 }) }))

const scrollTo = vi.fn()

beforeEach(() => {
  vi.resetModules()
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})

/**
 * Returns a function that sets the height and the scroll offset of the document in CSS pixels, and a function that
 * renders the hook.
 */
async function renderScrolledList() {
  const { useScrollRestoreAfterReload } = await import('./useScrollRestoreAfterReload')
  const setDocument = ({ height, scrollY }: { height: number; scrollY: number }) => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
    vi.stubGlobal('scrollY', scrollY)
  }
  const render = (itemCount: number) =>
    renderHook(count => useScrollRestoreAfterReload(count), { initialProps: itemCount })
  return { setDocument, render }
}

test('restores the offset when the rows replace the placeholder, although the router has scrolled before', async () => {
  const { setDocument, render } = await renderScrolledList()
  setDocument({ height: 1000, scrollY: 200 })
  const { rerender } = render(12)
  expect(scrollTo).not.toHaveBeenCalled()
  setDocument({ height: 20_000, scrollY: 200 })
  rerender(400)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 3000)
  rerender(401)
  expect(scrollTo).toHaveBeenCalledOnce()
})

test.each([
  { event: new WheelEvent('wheel'), name: 'a wheel event', isRestored: false },
  { event: new KeyboardEvent('keydown', { key: 'End' }), name: 'the End key', isRestored: false },
  { event: new KeyboardEvent('keydown', { key: 'Control' }), name: 'the Control key', isRestored: true },
])('after $name during loading, restores the offset: $isRestored', async ({ event, isRestored }) => {
  const { setDocument, render } = await renderScrolledList()
  setDocument({ height: 1000, scrollY: 200 })
  const { rerender } = render(12)
  dispatchEvent(event)
  setDocument({ height: 20_000, scrollY: 200 })
  rerender(400)
  expect(scrollTo).toHaveBeenCalledTimes(isRestored ? 1 : 0)
})
