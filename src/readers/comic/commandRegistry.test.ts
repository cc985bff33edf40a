import { expect, test, vi } from 'vitest'
import { type ComicMenuItem, CommandRegistry } from './commandRegistry'

test('loads the handlers of an unhandled command and runs it once they are registered', async () => {
  const registry = new CommandRegistry()
  registry.onToolsNeeded = vi.fn()
  registry.perform('zoomIn')
  expect(registry.onToolsNeeded).toHaveBeenCalledOnce()
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

test('runs early commands in their order and as often as issued', async () => {
  const registry = new CommandRegistry()
  const done: string[] = []
  for (const deed of ['bookmarkPage', 'zoomIn', 'zoomIn', 'rightToLeft'] as const) registry.perform(deed)
  registry.register({ handlers: { zoomIn: () => done.push('zoomIn') } })
  registry.register({
    handlers: { rightToLeft: () => done.push('rightToLeft'), bookmarkPage: () => done.push('bookmarkPage') },
  })
  await Promise.resolve()
  registry.register({ handlers: { bookmarkPage: () => done.push('again') } })
  await Promise.resolve()
  expect(done).toEqual(['bookmarkPage', 'zoomIn', 'zoomIn', 'rightToLeft'])
})

test('the latest registration wins until it is removed', async () => {
  const registry = new CommandRegistry()
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

test('notifies listeners of each turn synchronously and stores the open spread', () => {
  const registry = new CommandRegistry()
  const heard = vi.fn()
  const stop = registry.onOpened(heard)
  const spread = [{ number: 2 }, { number: 3 }] as const
  registry.opened(spread, 1)
  expect(heard).toHaveBeenCalledWith(spread, 1)
  expect(registry.spread).toBe(spread)
  stop()
  registry.opened([{ number: 4 }], 1)
  expect(heard).toHaveBeenCalledOnce()
})

const menuItem = (deed: ComicMenuItem['deed'], order: number) => ({ deed, order, label: deed }) as ComicMenuItem

test('merges what tools add to the frame, with the menu items in their order', () => {
  const registry = new CommandRegistry()
  const changes = vi.fn()
  registry.onFrameChange(changes)
  registry.register({ frame: { more: [menuItem('downloadPage', 7)], trouble: 'Page 3 is loading' } })
  const unregister = registry.register({ frame: { more: [menuItem('bookmarkPage', 0), menuItem('autoScroll', 6)] } })
  expect(registry.frame().more?.map(({ deed }) => deed)).toEqual(['bookmarkPage', 'autoScroll', 'downloadPage'])
  expect(registry.frame().trouble).toBe('Page 3 is loading')
  unregister()
  expect(registry.frame().more?.map(({ deed }) => deed)).toEqual(['downloadPage'])
  expect(changes).toHaveBeenCalledTimes(3)
})

test('does not change the frame when a tool registers only handlers', () => {
  const registry = new CommandRegistry()
  const changes = vi.fn()
  registry.onFrameChange(changes)
  const before = registry.frame()
  registry.register({ handlers: { zoomIn: vi.fn() }, detour: () => false })()
  expect(registry.frame()).toBe(before)
  expect(changes).not.toHaveBeenCalled()
})

test('applies a selected page to one command, also when the command is queued', async () => {
  const registry = new CommandRegistry()
  const bookmarkPage = vi.fn()
  registry.selectedPage = 3
  registry.perform('bookmarkPage')
  registry.perform('bookmarkPage')
  registry.register({ handlers: { bookmarkPage } })
  await Promise.resolve()
  expect(bookmarkPage.mock.calls).toEqual([[3], [undefined]])
})

test('turns go to the tools that handle them until these are removed', () => {
  const registry = new CommandRegistry()
  expect([registry.detour('next'), registry.within('user.next')]).toEqual([false, false])
  const unregister = registry.register({
    detour: command => command === 'next',
    within: turn => turn === 'user.previous',
  })
  expect([registry.detour('next'), registry.detour('previous')]).toEqual([true, false])
  expect([registry.within('user.next'), registry.within('user.previous')]).toEqual([false, true])
  unregister()
  expect(registry.detour('next')).toBe(false)
})
