import { expect, test, vi } from 'vitest'
import { ComicCommandRegistry, type ComicUiContributions } from './comicCommandRegistry'

test('loads the handlers for a command that has no handler, and runs the command once a handler is registered', async () => {
  const registry = new ComicCommandRegistry(() => {})
  registry.onFeaturesNeeded = vi.fn()
  registry.perform('zoomIn')
  expect(registry.onFeaturesNeeded).toHaveBeenCalledOnce()
  const zoomIn = vi.fn()
  registry.register({ handlers: { zoomOut: vi.fn() } })
  expect(zoomIn).not.toHaveBeenCalled()
  registry.register({ handlers: { zoomIn } })
  await Promise.resolve()
  expect(zoomIn).toHaveBeenCalledOnce()
  registry.perform('zoomIn')
  await Promise.resolve()
  expect(zoomIn).toHaveBeenCalledTimes(2)
})

test('runs queued commands in the order and as often as they were issued', async () => {
  const registry = new ComicCommandRegistry(() => {})
  const executed: string[] = []
  for (const command of ['bookmarkPage', 'zoomIn', 'zoomIn', 'rightToLeft'] as const) registry.perform(command)
  registry.register({ handlers: { zoomIn: () => executed.push('zoomIn') } })
  registry.register({
    handlers: { rightToLeft: () => executed.push('rightToLeft'), bookmarkPage: () => executed.push('bookmarkPage') },
  })
  await Promise.resolve()
  registry.register({ handlers: { bookmarkPage: () => executed.push('again') } })
  await Promise.resolve()
  expect(executed).toEqual(['bookmarkPage', 'zoomIn', 'zoomIn', 'rightToLeft'])
})

test('the handler that was registered last wins until it is removed', async () => {
  const registry = new ComicCommandRegistry(() => {})
  const [first, second] = [vi.fn(), vi.fn()]
  registry.register({ handlers: { shiftPages: first } })
  const unregister = registry.register({ handlers: { shiftPages: second } })
  registry.perform('shiftPages')
  await Promise.resolve()
  unregister()
  registry.perform('shiftPages')
  await Promise.resolve()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})

test('notifies features of each page turn synchronously, and stores the open spread', () => {
  const registry = new ComicCommandRegistry(() => {})
  const opened = vi.fn()
  const unregister = registry.register({ onSpreadOpened: opened })
  const spread = [{ number: 2 }, { number: 3 }] as const
  registry.notifyOpened(spread, 1)
  expect(opened).toHaveBeenCalledWith(spread, 1)
  expect(registry.spread).toBe(spread)
  unregister()
  registry.notifyOpened([{ number: 4 }], 1)
  expect(opened).toHaveBeenCalledOnce()
})

test('adds the menus and sheets of features until the features are removed', () => {
  const onFrameChange = vi.fn<(additions: ComicUiContributions) => void>()
  const registry = new ComicCommandRegistry(onFrameChange)
  const added = () => onFrameChange.mock.lastCall?.[0]
  registry.register({ frame: additions => ({ ...additions, pageStatus: 'Page 3 is loading' }) })
  const unregister = registry.register({ frame: additions => ({ ...additions, settings: [] }) })
  expect(added()).toEqual({ pageStatus: 'Page 3 is loading', settings: [] })
  unregister()
  expect(added()).toEqual({ pageStatus: 'Page 3 is loading' })
})

test('does not change the menus and sheets when a feature registers only handlers', () => {
  const onFrameChange = vi.fn()
  new ComicCommandRegistry(onFrameChange).register({ handlers: { zoomIn: vi.fn() }, intercept: () => false })()
  expect(onFrameChange).not.toHaveBeenCalled()
})

test('lets features handle page turns until they are removed', () => {
  const registry = new ComicCommandRegistry(() => {})
  const handled = () => (['next', 'previous', 'user.next'] as const).filter(input => registry.intercept(input))
  expect(handled()).toEqual([])
  const unregister = registry.register({ intercept: input => input === 'next' })
  registry.register({ intercept: input => input === 'user.next' })
  expect(handled()).toEqual(['next', 'user.next'])
  unregister()
  expect(handled()).toEqual(['user.next'])
})
