import { afterEach, expect, test } from 'vitest'
import { dismissNotice, getVisibleNotices, showNotice } from './notices'

afterEach(() => {
  for (const { id } of getVisibleNotices()) dismissNotice(id)
})

const texts = () => getVisibleNotices().map(({ text }) => text)

test('shows a notice with the same texts only once at a time', () => {
  showNotice({ kind: 'error', text: 'a' })
  showNotice({ kind: 'error', text: 'a' })
  showNotice({ kind: 'error', text: 'a', detail: 'more' })
  expect(texts()).toEqual(['a', 'a'])
  for (const { id } of getVisibleNotices()) dismissNotice(id)
  showNotice({ kind: 'error', text: 'a' })
  expect(texts()).toEqual(['a'])
})

test('replaces a notice with the same texts if the new notice has an action, so that undo applies to the last change', () => {
  const undone: string[] = []
  const showUndo = (change: string) =>
    showNotice({ kind: 'success', text: 'Saved', action: { label: 'Undo', run: () => undone.push(change) } })
  showUndo('first')
  const id = showUndo('second')
  expect(getVisibleNotices().map(notice => notice.id)).toEqual([id])
  getVisibleNotices()[0]?.action?.run()
  expect(undone).toEqual(['second'])
})

test('shows only the last four notices', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) showNotice({ kind: 'info', text })
  expect(texts()).toEqual(['c', 'd', 'e', 'f'])
})

test('removes a persistent notice only if all others are persistent, too', () => {
  showNotice({ kind: 'warning', text: 'reload', isPersistent: true })
  for (const text of ['a', 'b', 'c', 'd']) showNotice({ kind: 'info', text })
  expect(texts()).toEqual(['reload', 'b', 'c', 'd'])
  for (const text of ['e', 'f', 'g', 'h']) showNotice({ kind: 'warning', text, isPersistent: true })
  expect(texts()).toEqual(['e', 'f', 'g', 'h'])
})

test('shows notices with an action longer, and errors longest', () => {
  showNotice({ kind: 'info', text: 'a' })
  showNotice({ kind: 'info', text: 'b', action: { label: 'Undo', run: () => undefined } })
  showNotice({ kind: 'error', text: 'c' })
  const [info = 0, withAction = 0, error = 0] = getVisibleNotices().map(({ durationMs }) => durationMs)
  expect(info).toBeLessThan(withAction)
  expect(withAction).toBeLessThan(error)
})
