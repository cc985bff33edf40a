// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts, onLanguageChange, startLanguage } from '../../language/language'
import { writePreference } from '../../preferences/preferences'
import { DateInput } from './DateInput'

const changed = vi.fn()

function Field({ day }: { day: string | null }) {
  const [value, setValue] = useState(day)
  return (
    <>
      <label htmlFor="day">Release date</label>
      <DateInput
        id="day"
        label="Release date"
        value={value}
        onChange={now => {
          changed(now)
          setValue(now)
        }}
      />
    </>
  )
}

async function opened(day: string | null) {
  changed.mockReset()
  const user = userEvent.setup()
  render(<Field day={day} />)
  await user.click(screen.getByRole('button'))
  return { user, grid: await screen.findByRole('grid') }
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await startLanguage()
  await loadTexts('shell')
})
afterEach(cleanup)

test('picks a day with the keyboard, starting at the selected day, and closes the calendar', async () => {
  const { user, grid } = await opened('1994-05-14')
  expect(grid.getAttribute('aria-label')).toBe('May 1994')
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(changed).toHaveBeenCalledExactlyOnceWith('1994-05-22')
  await vi.waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
})

test('offers a select for the year and the month', async () => {
  const { user } = await opened('1994-05-14')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1938')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'June')
  await user.click(screen.getByRole('button', { name: 'Wednesday, June 1, 1938' }))
  expect(changed).toHaveBeenCalledExactlyOnceWith('1938-06-01')
})

test('starts the week as the interface language does', async () => {
  const week = (grid: HTMLElement) => [...grid.querySelectorAll('th')].map(head => head.getAttribute('aria-label'))
  const { grid } = await opened('2026-11-22')
  expect(week(grid)[0]).toBe('Sunday')
  cleanup()
  const spoken = new Promise<void>(resolve => onLanguageChange(resolve))
  writePreference('locale', 'de')
  await spoken
  const german = await opened('2026-11-22')
  expect(week(german.grid)[0]).toBe('Montag')
  expect(within(german.grid).getByRole('button', { name: 'Sonntag, 22. November 2026' })).toBeTruthy()
})
