// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Poster } from './Poster'

vi.mock('../../language/useTranslate', () => ({ useLocaleCode: () => 'fa', useTranslate: () => (key: string) => key }))

test.each([
  [12, '۱۲'],
  [1234, '۱٬۲۳۴'],
])('shows the number of unread books %i in the digits of the language', (unread, text) => {
  const { getByRole } = render(<Poster title="Aria" unread={unread} />)
  expect(getByRole('img', { name: 'component.poster.unreadCount' }).textContent).toBe(text)
})
