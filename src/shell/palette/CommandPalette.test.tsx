import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { House } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { CommandPalette } from './CommandPalette'
import type { CommandPaletteEntryData } from './commandPaletteEntries'
import { useCommandPaletteEntries } from './useCommandPaletteEntries'

vi.mock('./useCommandPaletteEntries')

const runEntry = vi.fn()

function mockEntries(...labels: string[]) {
  const paletteEntries = labels.map(
    (label): CommandPaletteEntryData => ({
      key: label,
      group: 'searchResults',
      label,
      icon: House,
      run: () => runEntry(label),
    }),
  )
  vi.mocked(useCommandPaletteEntries).mockReturnValue({ entries: paletteEntries, isSearching: false, hasFailed: false })
}

const commandPalette = () => <CommandPalette onClose={() => {}} takeBufferedText={() => ''} />
const selectedLabel = () => screen.getByRole('option', { selected: true }).textContent

test('keeps the active entry when entries are added above it or removed', async () => {
  const user = userEvent.setup()
  mockEntries('Amber', 'Basalt', 'Cedar')
  const { rerender } = render(commandPalette())
  await user.type(screen.getByRole('combobox'), 'x{ArrowDown}')
  expect(selectedLabel()).toBe('Basalt')
  mockEntries('Agate', 'Amber', 'Basalt', 'Cedar')
  rerender(commandPalette())
  expect(selectedLabel()).toBe('Basalt')
  mockEntries('Basalt')
  rerender(commandPalette())
  expect(selectedLabel()).toBe('Basalt')
  await user.keyboard('{Enter}')
  expect(runEntry).toHaveBeenCalledExactlyOnceWith('Basalt')
})

test('selects the first entry before the user presses an arrow key, and the next entry after the selected entry is removed', async () => {
  const user = userEvent.setup()
  mockEntries('Basalt')
  const { rerender } = render(commandPalette())
  mockEntries('Amber', 'Basalt', 'Cedar')
  rerender(commandPalette())
  expect(selectedLabel()).toBe('Amber')
  await user.type(screen.getByRole('combobox'), '{ArrowDown}')
  mockEntries('Amber', 'Cedar')
  rerender(commandPalette())
  expect(selectedLabel()).toBe('Cedar')
})

test('has a button that closes it, for users without keys', async () => {
  mockEntries('Amber')
  const onClose = vi.fn()
  render(<CommandPalette onClose={onClose} takeBufferedText={() => ''} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('prevents the default action of Enter, so that the key press does not click the button that receives the focus', () => {
  mockEntries('Amber')
  render(commandPalette())
  expect(fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })).toBe(false)
  expect(runEntry).toHaveBeenLastCalledWith('Amber')
})

test('does not count the link to the search page as a result, and hides it if the search has found nothing', () => {
  const searchPageEntry: CommandPaletteEntryData = {
    key: 'page search',
    group: 'searchResults',
    label: 'All',
    icon: House,
    opensSearchPage: true,
    run: () => {},
  }
  const mockSearch = (isSearching: boolean, ...others: CommandPaletteEntryData[]) =>
    vi
      .mocked(useCommandPaletteEntries)
      .mockReturnValue({ entries: [searchPageEntry, ...others], isSearching, hasFailed: false })
  mockSearch(true)
  const { rerender } = render(commandPalette())
  expect(screen.getAllByRole('option')).toHaveLength(1)
  mockSearch(false)
  rerender(commandPalette())
  expect(screen.getByRole('status').textContent).toBe('0 results')
  expect(screen.queryByRole('option')).toBeNull()
  mockSearch(false, { ...searchPageEntry, key: 'series', label: 'Amber', opensSearchPage: undefined })
  rerender(commandPalette())
  expect(screen.getByRole('status').textContent).toBe('1 result')
  expect(screen.getAllByRole('option')).toHaveLength(2)
})
