import { expect, test, vi } from 'vitest'
import { CommandRegistry } from './commandRegistry'

test('loads the handlers of an unhandled command and runs it once they are registered', async () => {
  const desk = new CommandRegistry()
  desk.onWanted = vi.fn()
  desk.perform('zoomIn')
  expect(desk.onWanted).toHaveBeenCalledOnce()
  const zoomIn = vi.fn()
  desk.offer({ zoomOut: vi.fn() })
  expect(zoomIn).not.toHaveBeenCalled()
  desk.offer({ zoomIn })
  await Promise.resolve()
  expect(zoomIn).toHaveBeenCalledOnce()
  desk.perform('zoomIn')
  await Promise.resolve()
  expect(zoomIn).toHaveBeenCalledTimes(2)
})

test('runs early commands in their order and as often as issued', async () => {
  const desk = new CommandRegistry()
  const done: string[] = []
  for (const deed of ['bookmarkPage', 'zoomIn', 'zoomIn', 'rightToLeft'] as const) desk.perform(deed)
  desk.offer({ zoomIn: () => done.push('zoomIn') })
  desk.offer({ rightToLeft: () => done.push('rightToLeft'), bookmarkPage: () => done.push('bookmarkPage') })
  await Promise.resolve()
  desk.offer({ bookmarkPage: () => done.push('again') })
  await Promise.resolve()
  expect(done).toEqual(['bookmarkPage', 'zoomIn', 'zoomIn', 'rightToLeft'])
})

test('the latest registration wins until it is removed', async () => {
  const desk = new CommandRegistry()
  const [first, second] = [vi.fn(), vi.fn()]
  desk.offer({ shiftPages: first })
  const takeBack = desk.offer({ shiftPages: second })
  desk.perform('shiftPages')
  await Promise.resolve()
  takeBack()
  desk.perform('shiftPages')
  await Promise.resolve()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})

test('notifies listeners of each turn synchronously and stores the open spread', () => {
  const desk = new CommandRegistry()
  const heard = vi.fn()
  const stop = desk.onOpened(heard)
  const spread = [{ number: 2 }, { number: 3 }] as const
  desk.opened(spread, 1)
  expect(heard).toHaveBeenCalledWith(spread, 1)
  expect(desk.spread).toBe(spread)
  stop()
  desk.opened([{ number: 4 }], 1)
  expect(heard).toHaveBeenCalledOnce()
})
