// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AlphabetBar } from './AlphabetBar'
import { buildAlphabetLetters } from './alphabetLetters'

afterEach(() => vi.restoreAllMocks())

test('a letter key moves the focus to its letter, also in a Turkish browser', () => {
  const { toLocaleUpperCase } = String.prototype
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return toLocaleUpperCase.call(this, 'tr')
  })
  const letters = buildAlphabetLetters([
    { group: 'a', count: 1 },
    { group: 'i', count: 2 },
  ])
  render(<AlphabetBar letters={letters} onSelect={() => {}} />)
  fireEvent.keyDown(screen.getByRole('toolbar'), { key: 'i' })
  expect(document.activeElement?.textContent).toBe('I')
})
