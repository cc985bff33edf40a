import { afterEach, expect, test } from 'vitest'
import { dismissNotice, notices, notify } from './notices'

afterEach(() => {
  for (const { id } of notices()) dismissNotice(id)
})

const texts = () => notices().map(({ text }) => text)

test('the same words are not shown twice while they are there', () => {
  notify({ kind: 'error', text: 'a' })
  notify({ kind: 'error', text: 'a' })
  notify({ kind: 'error', text: 'a', detail: 'more' })
  expect(texts()).toEqual(['a', 'a'])
  for (const { id } of notices()) dismissNotice(id)
  notify({ kind: 'error', text: 'a' })
  expect(texts()).toEqual(['a'])
})

test('only the last few are shown', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) notify({ kind: 'info', text })
  expect(texts()).toEqual(['c', 'd', 'e', 'f'])
})

test('what can be acted on stays longer, a failure longest', () => {
  notify({ kind: 'info', text: 'a' })
  notify({ kind: 'info', text: 'b', action: { label: 'Undo', run: () => undefined } })
  notify({ kind: 'error', text: 'c' })
  const [plain = 0, actable = 0, failed = 0] = notices().map(({ lasts }) => lasts)
  expect(plain).toBeLessThan(actable)
  expect(actable).toBeLessThan(failed)
})
