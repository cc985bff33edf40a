import { afterEach, expect, test } from 'vitest'
import { createUnsavedRecordJournal } from './createUnsavedRecordJournal'

type Row = { readonly url: string; readonly value: number }

const openJournals: { stop: () => void }[] = []
afterEach(() => {
  for (const journal of openJournals.splice(0)) journal.stop()
  localStorage.clear()
})
function openJournal() {
  const journal = createUnsavedRecordJournal<Row>('bookImport.ME.unsaved', ({ url }) => url)
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
  expect(openJournal().takeStoredRecords()).toEqual([{ url: 'b', value: 1 }])
  expect(openJournal().takeStoredRecords()).toEqual([])
})

test('a row that changes during its write stays unsaved', () => {
  const journal = openJournal()
  const first: Row = { url: 'a', value: 1 }
  journal.add([first])
  journal.add([{ url: 'a', value: 2 }])
  journal.remove([first])
  closePage()
  expect(openJournal().takeStoredRecords()).toEqual([{ url: 'a', value: 2 }])
})

test('stores nothing if all rows are written', () => {
  const journal = openJournal()
  const rows: Row[] = [{ url: 'a', value: 1 }]
  journal.add(rows)
  journal.remove(rows)
  closePage()
  expect(localStorage).toHaveLength(0)
})

test('deletes the stored rows if the page is shown again and their write succeeds', () => {
  const journal = openJournal()
  const rows: Row[] = [{ url: 'a', value: 1 }]
  journal.add(rows)
  closePage()
  expect(localStorage).toHaveLength(1)
  journal.remove(rows)
  expect(localStorage).toHaveLength(0)
})

test('a page that writes nothing preserves the stored rows of an earlier page', () => {
  localStorage.setItem('longbox.bookImport.ME.unsaved', '[{"url":"a","value":1}]')
  openJournal()
  closePage()
  expect(openJournal().takeStoredRecords()).toEqual([{ url: 'a', value: 1 }])
})

test.each(['', '{', '{"url":"a"}', 'null'])('ignores the unreadable journal %j', text => {
  localStorage.setItem('longbox.bookImport.ME.unsaved', text)
  expect(openJournal().takeStoredRecords()).toEqual([])
})
