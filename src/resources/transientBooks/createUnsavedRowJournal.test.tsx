import { afterEach, expect, test } from 'vitest'
import { createUnsavedRowJournal } from './createUnsavedRowJournal'

type Row = { readonly url: string; readonly value: number }

const openJournals: { stop: () => void }[] = []
afterEach(() => {
  for (const journal of openJournals.splice(0)) journal.stop()
  localStorage.clear()
})
function openJournal() {
  const journal = createUnsavedRowJournal<Row>('bookImport.ME.unsaved')
  openJournals.push(journal)
  return journal
}
const closePage = () => window.dispatchEvent(new Event('pagehide'))

test('stores rows whose write has not ended when the page closes', () => {
  const journal = openJournal()
  const rows: Row[] = [
    { url: 'a', value: 1 },
    { url: 'b', value: 1 },
  ]
  journal.add(rows)
  journal.remove(rows.slice(0, 1))
  closePage()
  expect(openJournal().takeStoredRows()).toEqual([{ url: 'b', value: 1 }])
  expect(openJournal().takeStoredRows()).toEqual([])
})

test('a row that changes during its write stays unsaved', () => {
  const journal = openJournal()
  const first: Row = { url: 'a', value: 1 }
  journal.add([first])
  journal.add([{ url: 'a', value: 2 }])
  journal.remove([first])
  closePage()
  expect(openJournal().takeStoredRows()).toEqual([{ url: 'a', value: 2 }])
})

test('stores nothing if all rows are written, and deletes earlier rows', () => {
  localStorage.setItem('longbox.bookImport.ME.unsaved', '[{"url":"a","value":1}]')
  openJournal()
  closePage()
  expect(localStorage).toHaveLength(0)
})

test.each(['', '{', '{"url":"a"}', 'null'])('ignores the unreadable journal %j', text => {
  localStorage.setItem('longbox.bookImport.ME.unsaved', text)
  expect(openJournal().takeStoredRows()).toEqual([])
})
