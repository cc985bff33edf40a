import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { writePreference } from '../../../src/preferences/preferenceStore'
import { readSavedListState, writeSavedListState } from '../../../src/preferences/savedListState'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, renderApp } = setUpScreenTestServer()
beforeEach(() => localStorage.clear())

const listPath = '/libraries/all/series'

const storeState = (filters: Record<string, unknown>) => writeSavedListState('library', 'all', { filters })
const getStoredState = () => readSavedListState('library', 'all').filters

test('restores the sort order from before a text search, and the search does not change the stored sort', async () => {
  storeState({ sort: '-added' })
  const { user, at: currentUrl } = renderApp(listPath)
  const field = await screen.findByRole('combobox', { name: 'Search this list' })
  await user.type(field, 'a{Enter}')
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?q=a`))
  expect(getStoredState()).toEqual({ sort: '-added' })
  await user.clear(field)
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?sort=-added`))
})

test('restores the stored sort order after a visit that started with a text search', async () => {
  const first = renderApp(`${listPath}?sort=-added`)
  await first.user.click(await screen.findByRole('button', { name: 'Filters' }))
  await first.user.click(await screen.findByRole('button', { name: 'Unread' }))
  await waitFor(() => expect(first.at()).toContain('read=unread'))
  first.unmount()
  const { user, at: currentUrl } = renderApp(`${listPath}?q=a`)
  await user.clear(await screen.findByRole('combobox', { name: 'Search this list' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?sort=-added`))
})

test('a new layout of a list that a link has filtered does not change the stored filters and sort', async () => {
  storeState({ read: ['unread'], sort: '-added' })
  const { user, at: currentUrl } = renderApp(`${listPath}?genre=Horror`)
  await user.click(await screen.findByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('radio', { name: 'Table' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?genre=Horror&layout=table`))
  expect(getStoredState()).toEqual({ read: ['unread'], sort: '-added', layout: 'table' })
})

test('a new search text changes no stored state, and clearing the text does not apply the stored filters', async () => {
  storeState({ read: ['unread'], layout: 'table' })
  const { user, at: currentUrl } = renderApp(`${listPath}?q=a`)
  const field = await screen.findByRole('combobox', { name: 'Search this list' })
  await user.clear(field)
  await user.type(field, 'b{Enter}')
  await waitFor(() => expect(currentUrl()).toContain(`${listPath}?q=b`))
  await user.clear(field)
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?sort=title`))
  expect(getStoredState()).toEqual({ read: ['unread'], layout: 'table' })
})

test('a change of the filters or the sort stores both, and not the layout', async () => {
  storeState({ read: ['read'], layout: 'table' })
  const { user, at: currentUrl } = renderApp(`${listPath}?sort=-added`)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Unread' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?read=unread&sort=-added`))
  expect(getStoredState()).toEqual({ read: ['unread'], sort: '-added', layout: 'table' })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Sort: Date added' }))
  await user.click(await screen.findByRole('menuitemradio', { name: /Date updated/ }))
  await waitFor(() => expect(getStoredState()).toEqual({ read: ['unread'], layout: 'table', sort: '-updated' }))
})

test('clearing a search without matches does not change the stored filters', async () => {
  storeState({ read: ['unread'] })
  const { user, at: currentUrl } = renderApp(`${listPath}?q=zzz`)
  const buttons = await screen.findAllByRole('button', { name: 'Clear all' })
  await user.click(buttons[0] as HTMLElement)
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?sort=title`))
  expect(getStoredState()).toEqual({ read: ['unread'] })
})

test('stores all filters of a list that a link has filtered when the user adds or removes a filter', async () => {
  storeState({ status: ['ended'] })
  const { user, at: currentUrl } = renderApp(`${listPath}?genre=Horror`)
  await user.click(await screen.findByRole('button', { name: '1 filter' }))
  await user.click(await screen.findByRole('button', { name: 'Unread' }))
  await waitFor(() => expect(currentUrl()).toContain('read=unread'))
  expect(getStoredState()).toEqual({ genre: ['Horror'], read: ['unread'] })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /^Remove.*Horror/ }))
  await waitFor(() => expect(getStoredState()).toEqual({ read: ['unread'] }))
})

test('keeps the page number in other layouts, and replaces a page number beyond the last page by the last page', async () => {
  writePreference('browse.paging', 'pages')
  writePreference('browse.pageSize', 20)
  const { user, at: currentUrl, history } = renderApp(`${listPath}?page=99`)
  const pager = within(await screen.findByRole('navigation', { name: 'Pages' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?page=2`))
  expect(pager.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  expect(history.length).toBe(1)
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('radio', { name: 'Table' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?layout=table&page=2`))
  await user.click(screen.getByRole('radio', { name: 'Continuous' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?layout=table`))
})

test('requests the letters of the alphabet bar once per list, not once per page', async () => {
  let requestCount = 0
  server.use(
    http.post('*/api/v1/series/list/alphabetical-groups', () => {
      requestCount += 1
    }),
  )
  writePreference('browse.paging', 'pages')
  writePreference('browse.pageSize', 20)
  const { user, at: currentUrl } = renderApp(`${listPath}?sort=-title`)
  const pager = async () => within(await screen.findByRole('navigation', { name: 'Pages' }))
  await user.click(await (await pager()).findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?sort=-title&page=2`))
  await user.click((await pager()).getByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?sort=-title`))
  expect(requestCount).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Unread' }))
  await waitFor(() => expect(requestCount).toBe(2))
  server.resetHandlers()
  writePreference('browse.paging', 'scroll')
})

test('shows the titles of the selected letter if the letters of the alphabet bar cannot be loaded', async () => {
  server.use(
    http.post('*/api/v1/series/list/alphabetical-groups', () => HttpResponse.json({ status: 400 }, { status: 400 })),
  )
  const requestedConditions: string[] = []
  server.use(
    http.post('*/api/v1/series/list', async ({ request }) => {
      requestedConditions.push(await request.clone().text())
    }),
  )
  renderApp(`${listPath}?letter=B`)
  const expected = '"titleSort":{"operator":"beginsWith","value":"b"}'
  await waitFor(() => expect(requestedConditions.join()).toContain(expected))
})

test('a saved filter without a letter removes the letter from the URL', async () => {
  const first = renderApp(`${listPath}?genre=Horror`)
  await first.user.click(await screen.findByRole('button', { name: '1 filter' }))
  await first.user.type(await screen.findByRole('textbox', { name: 'Name for this filter' }), 'Scary{Enter}')
  await screen.findByRole('button', { name: 'Scary' })
  first.unmount()
  const { user, at: currentUrl } = renderApp(`${listPath}?letter=B`)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Scary' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?genre=Horror`))
})

test('marks a saved filter as active in every layout and scrolls to the top when it is opened', async () => {
  const { user, at: currentUrl } = renderApp(`${listPath}?read=unread&layout=table`)
  await user.click(await screen.findByRole('button', { name: '1 filter' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name for this filter' }), 'To read{Enter}')
  const findApplyButton = () => screen.findByRole('button', { name: 'To read' })
  expect((await findApplyButton()).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('radio', { name: 'Covers' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?read=unread`))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: '1 filter' }))
  expect((await findApplyButton()).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Escape}')
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('link', { name: 'To read' }))
  await waitFor(() => expect(currentUrl()).toBe(`${listPath}?read=unread&layout=table`))
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })))
})
