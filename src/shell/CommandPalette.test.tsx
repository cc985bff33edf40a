import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { House } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { CommandPalette } from './CommandPalette'
import type { PaletteEntry } from './paletteEntries'
import { usePaletteEntries } from './usePaletteEntries'

vi.mock('./usePaletteEntries')

const ran = vi.fn()

/** Makes the palette offer search results with these labels. */
function found(...labels: string[]) {
  const entries = labels.map(
    (label): PaletteEntry => ({ key: label, group: 'searchResults', label, icon: House, run: () => ran(label) }),
  )
  vi.mocked(usePaletteEntries).mockReturnValue({ entries, isSearching: false, hasFailed: false })
}

const palette = () => <CommandPalette onClose={() => {}} typedAhead={() => ''} />
const selected = () => screen.getByRole('option', { selected: true }).textContent

test('keeps the active entry when entries are added above it or removed', async () => {
  const user = userEvent.setup()
  found('Amber', 'Basalt', 'Cedar')
  const { rerender } = render(palette())
  await user.type(screen.getByRole('combobox'), 'x{ArrowDown}')
  expect(selected()).toBe('Basalt')
  found('Agate', 'Amber', 'Basalt', 'Cedar')
  rerender(palette())
  expect(selected()).toBe('Basalt')
  found('Basalt')
  rerender(palette())
  expect(selected()).toBe('Basalt')
  await user.keyboard('{Enter}')
  expect(ran).toHaveBeenCalledExactlyOnceWith('Basalt')
})

test('selects the first entry until the user moves; a removed entry passes its position on', async () => {
  const user = userEvent.setup()
  found('Basalt')
  const { rerender } = render(palette())
  found('Amber', 'Basalt', 'Cedar')
  rerender(palette())
  expect(selected()).toBe('Amber')
  await user.type(screen.getByRole('combobox'), '{ArrowDown}')
  found('Amber', 'Cedar')
  rerender(palette())
  expect(selected()).toBe('Cedar')
})

test('does not count the link to the search page as a result', () => {
  const everything: PaletteEntry = {
    key: 'page search',
    group: 'searchResults',
    label: 'All',
    icon: House,
    opensSearchPage: true,
    run: () => {},
  }
  const entries = (...more: PaletteEntry[]) =>
    vi
      .mocked(usePaletteEntries)
      .mockReturnValue({ entries: [everything, ...more], isSearching: false, hasFailed: false })
  entries()
  const { rerender } = render(palette())
  expect(screen.getByRole('status').textContent).toBe('0 results')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  entries({ ...everything, key: 'series', label: 'Amber', opensSearchPage: undefined })
  rerender(palette())
  expect(screen.getByRole('status').textContent).toBe('1 result')
})
