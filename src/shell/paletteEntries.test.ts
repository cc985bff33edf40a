import { Circle } from 'lucide-react'
import { expect, test } from 'vitest'
import { type PaletteEntry, paletteEntriesFor } from './paletteEntries'

const entry = (group: PaletteEntry['group'], label: string): PaletteEntry => ({
  key: label,
  group,
  label,
  icon: Circle,
  run: () => {},
})
const all = [
  entry('searchResults', 'Übermut'),
  entry('pages', 'Media analysis'),
  entry('pages', 'Home'),
  entry('actions', 'Mark as read'),
  entry('actions', 'Mark as unread'),
  entry('libraries', 'Märchen'),
]
const labels = (typed: string) => paletteEntriesFor(all, typed).map(({ label }) => label)

test('returns all entries in group order for an empty text', () => {
  expect(labels('')).toEqual(['Mark as read', 'Mark as unread', 'Media analysis', 'Home', 'Märchen', 'Übermut'])
})

test('matches word prefixes regardless of case and accents, and keeps search results', () => {
  expect(labels('as un')).toEqual(['Mark as unread', 'Übermut'])
  expect(labels('MAR')).toEqual(['Mark as read', 'Mark as unread', 'Märchen', 'Übermut'])
  expect(labels('analysis')).toEqual(['Media analysis', 'Übermut'])
  expect(labels('zzz')).toEqual(['Übermut'])
})
