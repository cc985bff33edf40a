import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PagerBar } from './PagerBar'

afterEach(cleanup)

function TestPagerBar({ pages }: { pages: number }) {
  const [page, setPage] = useState(1)
  return <PagerBar page={page} pages={pages} onPage={setPage} />
}

const currentPage = () => screen.getByRole('button', { current: 'page' }).textContent

test('opens the page whose number the user enters, or the last page if the number is too high', async () => {
  const user = userEvent.setup()
  render(<TestPagerBar pages={2500} />)
  const input = screen.getByRole('textbox', { name: 'Go to page' })
  await user.type(input, '12x٥0{Enter}')
  expect(currentPage()).toBe('1,250')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go to page' }))
  await user.keyboard('{Enter}')
  expect(currentPage()).toBe('1,250')
  await user.type(input, '9999')
  await user.click(screen.getByRole('button', { name: 'Go to page' }))
  expect(currentPage()).toBe('2,500')
  await user.type(input, '0{Enter}')
  expect(currentPage()).toBe('1')
})

test('announces the page that the user opens', async () => {
  const user = userEvent.setup()
  render(<TestPagerBar pages={7} />)
  const announced = () => document.querySelector('[aria-live]')?.textContent
  expect(announced()).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(announced()).toBe('Page 2'))
  await user.click(screen.getByRole('button', { name: 'Page 7' }))
  await waitFor(() => expect(announced()).toBe('Page 7'))
})

test('has no input if the list has few pages', () => {
  render(<TestPagerBar pages={7} />)
  expect(screen.queryByRole('textbox')).toBeNull()
})
