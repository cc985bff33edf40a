// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SpinnerWithCount } from './SpinnerWithCount'

vi.mock('../../language/useTranslate', () => ({ useLocaleCode: () => 'fa' }))

test.each([
  [12, '۱۲'],
  [1000, '۹۹۹+'],
])('shows the count %i in the digits of the language', (count, text) => {
  expect(render(<SpinnerWithCount count={count} />).container.textContent).toBe(text)
})
