import { Circle } from 'lucide-react'
import { expect, test } from 'vitest'
import { type CommandPaletteEntryData, filterCommandPaletteEntries } from './commandPaletteEntries'

const entry = (group: CommandPaletteEntryData['group'], label: string): CommandPaletteEntryData => ({
  key: label,
  group,
  label,
  icon: Circle,
  run: () => {},
})
const allEntries = [
  entry('searchResults', 'Übermut'),
  entry('pages', 'Media analysis'),
  entry('pages', 'Home'),
  entry('actions', 'Mark as read'),
  entry('actions', 'Mark as unread'),
  entry('libraries', 'Märchen'),
]
const matchingLabels = (typed: string) => filterCommandPaletteEntries(allEntries, typed).map(({ label }) => label)

test('returns all entries in group order for an empty text', () => {
  expect(matchingLabels('')).toEqual(['Mark as read', 'Mark as unread', 'Media analysis', 'Home', 'Märchen', 'Übermut'])
})

test('matches word prefixes regardless of case and accents, and keeps search results', () => {
  expect(matchingLabels('as un')).toEqual(['Mark as unread', 'Übermut'])
  expect(matchingLabels('MAR')).toEqual(['Mark as read', 'Mark as unread', 'Märchen', 'Übermut'])
  expect(matchingLabels('analysis')).toEqual(['Media analysis', 'Übermut'])
  expect(matchingLabels('zzz')).toEqual(['Übermut'])
})
