import { expect, test, vi } from 'vitest'
import type { ComicUiContributions } from '../comicCommandRegistry'
import {
  createComicMenuItem,
  createComicMenuItemContribution,
  createMenuItemFactoryForVisiblePages,
} from './comicMenuItems'

const t = (key: string, values?: Record<string, unknown>) => (values ? `${key} ${Object.values(values)}` : key)

test('creates one item for a single visible page, and one item for each page when several pages are visible', () => {
  const onSelect = vi.fn()
  const [current] = createMenuItemFactoryForVisiblePages(t, [], onSelect)('downloadPage')
  expect(current?.label).toBe('shortcut.downloadPage')
  expect(current?.before).toBeUndefined()
  const items = createMenuItemFactoryForVisiblePages(
    t,
    [4, 5],
    onSelect,
  )('bookmarkPage', page => ({ label: 'Add', pressed: page === 5 }))
  expect(items.map(({ label, pressed }) => [label, pressed])).toEqual([
    ['Add · reader.page.name 4', false],
    ['Add · reader.page.name 5', true],
  ])
  items[1]?.before?.()
  expect(onSelect).toHaveBeenCalledWith(5)
})

test('orders bookmark items before transform items, and transform items before download and poster items', () => {
  const commands = ['posterOfReadList', 'downloadPage', 'panelOrder', 'shiftPages', 'bookmarkPage'] as const
  let additions: ComicUiContributions = {}
  for (const command of commands)
    additions = createComicMenuItemContribution(createComicMenuItem(t, command))(additions)
  expect(additions.menuItems?.map(({ command }) => command)).toEqual([...commands].reverse())
})
