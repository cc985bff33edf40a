import { afterEach, expect, test } from 'vitest'
import { dismissNotice, notices, notify } from './notices'

afterEach(() => {
  for (const { id } of notices()) dismissNotice(id)
})

const texts = () => notices().map(({ text }) => text)

test('shows the same texts only once at a time', () => {
  notify({ kind: 'error', text: 'a' })
  notify({ kind: 'error', text: 'a' })
  notify({ kind: 'error', text: 'a', detail: 'more' })
  expect(texts()).toEqual(['a', 'a'])
  for (const { id } of notices()) dismissNotice(id)
  notify({ kind: 'error', text: 'a' })
  expect(texts()).toEqual(['a'])
})

test('shows only the last four notices', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) notify({ kind: 'info', text })
  expect(texts()).toEqual(['c', 'd', 'e', 'f'])
})

test('shows notices with an action longer, and errors longest', () => {
  notify({ kind: 'info', text: 'a' })
  notify({ kind: 'info', text: 'b', action: { label: 'Undo', run: () => undefined } })
  notify({ kind: 'error', text: 'c' })
  const [info = 0, withAction = 0, error = 0] = notices().map(({ lasts }) => lasts)
  expect(info).toBeLessThan(withAction)
  expect(withAction).toBeLessThan(error)
})
