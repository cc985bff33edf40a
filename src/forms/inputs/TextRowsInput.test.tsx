// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TextRowsInput } from './TextRowsInput'

vi.mock('../../language/useTranslate', () => ({ useLocaleCode: () => 'fa', useTranslate: () => (key: string) => key }))

test('names the inputs of a row by its number in the digits of the language', () => {
  render(
    <TextRowsInput
      id="links"
      label="Links"
      value={[{ url: 'https://a.example' }, { url: 'https://b.example' }]}
      onChange={() => undefined}
      columns={[{ name: 'url', label: 'URL' }]}
      emptyRow={{ url: '' }}
      addLabel="Add"
      itemLabel="Link"
    />,
  )
  expect(screen.getAllByRole('textbox').map(input => input.getAttribute('aria-label'))).toEqual(['URL ۱', 'URL ۲'])
})
