import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { readListState } from '../../src/preferences/listState'
import { writePreference } from '../../src/preferences/preferences'
import { servedScreens } from '../harness/screens/servedScreens'

const { server, renderApp } = servedScreens()
beforeEach(() => localStorage.clear())

const list = '/libraries/all/series'

test('restores and stores the sort order from before a text search', async () => {
  const { user, at } = renderApp(`${list}?sort=-added`)
  const field = await screen.findByRole('combobox', { name: 'Search this list' })
  await user.type(field, 'a{Enter}')
  await waitFor(() => expect(at()).toBe(`${list}?q=a`))
  expect(readListState('library', 'all').filters).toEqual({ sort: '-added' })
  await user.clear(field)
  await waitFor(() => expect(at()).toBe(`${list}?sort=-added`))
})

test('restores the stored sort order after a visit that started with a text search', async () => {
  const first = renderApp(`${list}?sort=-added`)
  await first.user.click(await screen.findByRole('button', { name: 'Filters' }))
  await first.user.click(await screen.findByRole('button', { name: 'Unread' }))
  await waitFor(() => expect(first.at()).toContain('read=unread'))
  first.unmount()
  const { user, at } = renderApp(`${list}?q=a`)
  await user.clear(await screen.findByRole('combobox', { name: 'Search this list' }))
  await waitFor(() => expect(at()).toBe(`${list}?sort=-added`))
})

test('keeps the page across layouts and replaces a page past the end by the last one', async () => {
  writePreference('browse.paging', 'pages')
  writePreference('browse.pageSize', 20)
  const { user, at, history } = renderApp(`${list}?page=99`)
  const pager = within(await screen.findByRole('navigation', { name: 'Pages' }))
  await waitFor(() => expect(at()).toBe(`${list}?page=2`))
  expect(pager.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  expect(history.length).toBe(1)
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('radio', { name: 'Table' }))
  await waitFor(() => expect(at()).toBe(`${list}?layout=table&page=2`))
  await user.click(screen.getByRole('radio', { name: 'Continuous' }))
  await waitFor(() => expect(at()).toBe(`${list}?layout=table`))
})

test('requests the alphabet once per list, not per page', async () => {
  let asked = 0
  server.use(
    http.post('*/api/v1/series/list/alphabetical-groups', () => {
      asked += 1
    }),
  )
  writePreference('browse.paging', 'pages')
  writePreference('browse.pageSize', 20)
  const { user, at } = renderApp(`${list}?sort=-title`)
  const pager = async () => within(await screen.findByRole('navigation', { name: 'Pages' }))
  await user.click(await (await pager()).findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(at()).toBe(`${list}?sort=-title&page=2`))
  await user.click((await pager()).getByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(at()).toBe(`${list}?sort=-title`))
  expect(asked).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Unread' }))
  await waitFor(() => expect(asked).toBe(2))
  server.resetHandlers()
  writePreference('browse.paging', 'scroll')
})

test('marks a saved filter as active in every layout and scrolls to the top when it is opened', async () => {
  const { user, at } = renderApp(`${list}?read=unread&layout=table`)
  await user.click(await screen.findByRole('button', { name: '1 filter' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name for this filter' }), 'To read{Enter}')
  const use = () => screen.findByRole('button', { name: 'To read' })
  expect((await use()).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('radio', { name: 'Covers' }))
  await waitFor(() => expect(at()).toBe(`${list}?read=unread`))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: '1 filter' }))
  expect((await use()).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Escape}')
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('link', { name: 'To read' }))
  await waitFor(() => expect(at()).toBe(`${list}?read=unread&layout=table`))
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })))
})
