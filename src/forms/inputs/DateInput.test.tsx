// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { initInterfaceLanguage, loadTextBundle, onInterfaceLanguageChange } from '../../language/interfaceLanguage'
import { writePreference } from '../../preferences/preferenceStore'
import { isoDateRule } from '../validationRules'
import { DateInput } from './DateInput'

const onChange = vi.fn()

function DateField({ day }: { day: string | null }) {
  const [value, setValue] = useState(day)
  return (
    <>
      <label htmlFor="day">Release date</label>
      <DateInput
        id="day"
        label="Release date"
        value={value}
        onChange={nextValue => {
          onChange(nextValue)
          setValue(nextValue)
        }}
      />
    </>
  )
}

async function openCalendar(day: string | null) {
  onChange.mockReset()
  const user = userEvent.setup()
  render(<DateField day={day} />)
  await user.click(screen.getByRole('button'))
  return { user, grid: await screen.findByRole('grid') }
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await initInterfaceLanguage()
  await loadTextBundle('shell')
})
afterEach(cleanup)

test('picks a day with the keyboard, starting at the selected day, and closes the calendar', async () => {
  const { user, grid } = await openCalendar('1994-05-14')
  expect(grid.getAttribute('aria-label')).toBe('May 1994')
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1994-05-22')
  await vi.waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
})

test('offers a select for the year and the month', async () => {
  const { user } = await openCalendar('1994-05-14')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1938')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'June')
  await user.click(screen.getByRole('button', { name: 'Wednesday, June 1, 1938' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1938-06-01')
})

test('starts the week on the first day of the interface language', async () => {
  const weekdayLabels = (grid: HTMLElement) =>
    [...grid.querySelectorAll('th')].map(head => head.getAttribute('aria-label'))
  const { grid } = await openCalendar('2026-11-22')
  expect(weekdayLabels(grid)[0]).toBe('Sunday')
  cleanup()
  const languageChanged = new Promise<void>(resolve => onInterfaceLanguageChange(resolve))
  writePreference('locale', 'de')
  await languageChanged
  const german = await openCalendar('2026-11-22')
  expect(weekdayLabels(german.grid)[0]).toBe('Montag')
  expect(within(german.grid).getByRole('button', { name: 'Sonntag, 22. November 2026' })).toBeTruthy()
})

/** Sets `validity.badInput`. Browsers set it to true for an incomplete date, but jsdom does not. */
const setBadInput = (input: HTMLInputElement, badInput: boolean) =>
  Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true })

test('reports an unreadable date as invalid, and an emptied input as no date', async () => {
  onChange.mockReset()
  const user = userEvent.setup()
  render(<DateField day="1994-05-14" />)
  const input = document.querySelector<HTMLInputElement>('#day')
  if (!input) throw new Error('There is no input')
  setBadInput(input, true)
  await user.type(input, '{ArrowUp}')
  const unreadable: string | null = onChange.mock.lastCall?.[0]
  expect(isoDateRule(unreadable)).toEqual({ rule: 'date' })
  setBadInput(input, false)
  fireEvent.blur(input)
  expect(onChange).toHaveBeenLastCalledWith(null)
})
