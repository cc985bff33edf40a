import { expect, test } from 'vitest'
import { generateLibraries } from '../../scenarios/generateLibraries'
import { MockServerState } from '../../state/mockServerState'
import { generateServerLogText } from './generateServerLogText'

const started = Date.parse('2026-11-20T08:00:00Z')

function worldWithFailedBook() {
  const world = new MockServerState()
  generateLibraries(world, 4)
  const [book] = world.books.values()
  if (book) book.media = { ...book.media, status: 'ERROR', comment: 'ERR_1008' }
  return world
}

test('formats thousands of lines in the order of their times, with several levels and a stack trace', () => {
  const lines = generateServerLogText(worldWithFailedBook(), started).split('\n')
  expect(lines.length).toBeGreaterThan(2000)
  const starts = lines.filter(line => /^\d{4}-/.test(line))
  expect(starts.map(line => line.slice(0, 24))).toEqual(starts.map(line => line.slice(0, 24)).sort())
  expect(new Set(starts.map(line => line.slice(25, 30).trim()))).toEqual(new Set(['DEBUG', 'INFO', 'WARN', 'ERROR']))
  expect(lines.some(line => line.startsWith('\tat '))).toBe(true)
  expect(lines.some(line => line.startsWith('Caused by: '))).toBe(true)
})

test('appends lines for later history entries', () => {
  const world = worldWithFailedBook()
  const before = generateServerLogText(world, started)
  world.addHistoryEntry('BookImported', {}, { name: '/library/new.cbz' })
  const after = generateServerLogText(world, started)
  expect(after.startsWith(before)).toBe(true)
  expect(after.slice(before.length)).toContain('BookImported: /library/new.cbz')
})
