import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FormSections } from '../../../src/forms/FormSections'

vi.mock('../../../src/language/useTranslate', () => ({
  useLocaleCode: () => 'fa',
  useTranslate: () => (key: string) => key,
}))

test('a tab shows the number of invalid fields in the digits of the language', () => {
  const section = { title: 'Title', content: null }
  const sections = [
    { ...section, name: 'a', problemCount: 12 },
    { ...section, name: 'b', problemCount: 0 },
  ]
  render(<FormSections sections={sections} open="a" onOpen={() => undefined} />)
  expect(screen.getByRole('img', { name: 'form.problemCount' }).textContent).toBe('۱۲')
})
