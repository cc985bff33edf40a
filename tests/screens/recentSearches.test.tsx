import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { listBooks } from '../../src/generated/books/books.calls'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

const { renderApp } = setUpScreenTestServer()
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' })
const list = () => screen.findByRole('listbox', { name: 'Recent searches' })
const recentTexts = async () =>
  within(await list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())

test('the empty field offers submitted searches, newest first, and the arrow keys and Enter repeat a search', async () => {
  const { user, at } = renderApp('/account')
  const input = await field()
  await user.click(input)
  expect(input.getAttribute('aria-expanded')).toBe('false')
  for (const text of ['First', 'second', 'first']) {
    await user.click(input)
    await user.type(input, `${text}{Enter}`)
    await waitFor(() => expect(at()).toBe(`/search?q=${text}`))
  }
  await user.click(input)
  expect(await recentTexts()).toEqual(['first', 'second'])
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(input.hasAttribute('aria-activedescendant')).toBe(false)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const option = within(await list()).getByRole('option', { name: 'second', selected: true })
  expect(input.getAttribute('aria-activedescendant')).toBe(option.id)
  expect(input.getAttribute('aria-controls')).toBe((await list()).id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe('/search?q=second'))
  expect(input.getAttribute('aria-expanded')).toBe('false')
  await user.click(input)
  expect(await recentTexts()).toEqual(['second', 'first'])
})

test('the searches of the user of an expired session are deleted when another user opens a page', async () => {
  const key = 'longbox.recentSearches.PREVIOUS '
  localStorage.setItem(key, '["secret"]')
  renderApp('/account')
  await field()
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
})

test('a chosen result stores the typed text, and text without a submission is not stored', async () => {
  const [book] = (await listBooks({ condition: { oneShot: { operator: 'isTrue' } } }, { size: 1 })).content
  const title = book?.metadata.title ?? ''
  const { user, at } = renderApp('/account')
  const input = await field()
  await user.type(input, 'never submitted')
  await user.clear(input)
  await user.type(input, title)
  await user.click(await screen.findByRole('option', { name: new RegExp(title) }))
  await waitFor(() => expect(at()).toBe(`/oneshot/${book?.seriesId}`))
  await user.click(input)
  expect(await recentTexts()).toEqual([title])
})

test('the Tab key reaches the button that removes the recent searches, and the focus returns to the field', async () => {
  const { user, at } = renderApp('/account')
  const input = await field()
  await user.type(input, 'first{Enter}')
  await waitFor(() => expect(at()).toBe('/search?q=first'))
  await user.click(input)
  const button = await screen.findByRole('button', { name: 'Clear recent searches' })
  for (let tabs = 0; tabs < 2 && document.activeElement !== button; tabs += 1) await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox', { name: 'Recent searches' })).toBeNull()
  expect(document.activeElement).toBe(input)
  expect(input.getAttribute('aria-expanded')).toBe('false')
})

describe('no recent search is active', () => {
  async function searchThreeTexts() {
    const rendered = renderApp('/account')
    const input = await field()
    for (const text of ['a1', 'b2', 'c3']) {
      await rendered.user.type(input, `${text}{Enter}`)
      await waitFor(() => expect(rendered.at()).toBe(`/search?q=${text}`))
    }
    return { ...rendered, input }
  }

  test('after Escape has closed the popup, and Enter in the closed popup starts no search', async () => {
    const { user, at, input } = await searchThreeTexts()
    await user.click(input)
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Enter}')
    expect(at()).toBe('/search?q=c3')
    await user.click(input)
    expect(input.hasAttribute('aria-activedescendant')).toBe(false)
  })

  test('after the user has left the field', async () => {
    const { user, input } = await searchThreeTexts()
    await user.click(input)
    await user.keyboard('{ArrowDown}')
    expect(input.hasAttribute('aria-activedescendant')).toBe(true)
    await user.click(document.body)
    await user.click(input)
    expect(await recentTexts()).toEqual(['c3', 'b2', 'a1'])
    expect(input.hasAttribute('aria-activedescendant')).toBe(false)
  })

  test('after the text with an active result was cleared', async () => {
    const { user, input } = await searchThreeTexts()
    await user.type(input, 'the')
    await within(await screen.findByRole('listbox', { name: 'Search' })).findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(input.hasAttribute('aria-activedescendant')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(await recentTexts()).toEqual(['c3', 'b2', 'a1'])
    expect(input.hasAttribute('aria-activedescendant')).toBe(false)
  })
})

test('the focus opens no recent searches, but opens the results for a text', async () => {
  const { user, at } = renderApp('/account')
  const input = await field()
  await user.type(input, 'first{Enter}')
  await waitFor(() => expect(at()).toBe('/search?q=first'))
  const refocus = () =>
    act(() => {
      input.blur()
      input.focus()
    })
  refocus()
  expect(input.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowDown}')
  expect(await recentTexts()).toEqual(['first'])
  await user.keyboard('zz{Escape}')
  refocus()
  expect(input.getAttribute('aria-expanded')).toBe('true')
})
