import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../src/api/cache/queryClient'
import { captureSavedCsvFile } from '../../harness/screens/captureSavedCsvFile'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const path = '/settings/authentication-activity'
const day = (daysAgo: number) => Date.now() - daysAgo * 86_400_000
const row = {
  userId: null,
  email: 'admin@example.org' as string | null,
  apiKeyId: null,
  apiKeyComment: null as string | null,
  ip: '192.168.1.2',
  userAgent: 'Firefox',
  success: true,
  error: null as string | null,
  source: 'Password',
}

const { server, world, signInAs, renderApp } = setUpScreenTestServer({
  fill: state => {
    state.activity.push(
      { ...row, dateTime: day(4), email: 'reader@example.org', source: 'OAuth2:Bookhouse' },
      { ...row, dateTime: day(3), ip: '203.0.113.7', success: false, error: 'Bad credentials', email: '=1+2' },
      { ...row, dateTime: day(2), ip: '203.0.113.7', success: false, error: 'Bad credentials' },
      {
        ...row,
        dateTime: day(1),
        ip: '203.0.113.70',
        success: false,
        source: 'ApiKey',
        email: null,
        apiKeyComment: '01edcc66839f',
      },
      { ...row, dateTime: day(0), source: 'RememberMe' },
    )
  },
})

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200, top: 0, left: 0 } as DOMRect)
})

const table = () => screen.findByRole('table', { name: 'Authentication activity' })
const cellsOf = async (column: number) =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map(tableRow => within(tableRow).getAllByRole('cell')[column]?.textContent)
const emails = () => cellsOf(2)

test('lists the sign-ins of all users, newest first, with all columns of the server', async () => {
  renderApp(path)
  await waitFor(async () =>
    expect(await emails()).toEqual(['admin@example.org', '', 'admin@example.org', '=1+2', 'reader@example.org']),
  )
  const headers = within(await table()).getAllByRole('columnheader')
  expect(headers.map(header => within(header).getByRole('button').textContent)).toEqual([
    'Time',
    'Result',
    'E-mail',
    'IP address',
    'Source',
    'API key',
    'Error',
    'User agent',
  ])
  expect(screen.getByText('5 sign-ins')).toBeDefined()
  expect(await cellsOf(4)).toEqual(['Remembered session', 'API key', 'Password', 'Password', 'OAuth2 · Bookhouse'])
  expect((await cellsOf(5))[1]).toBe('Unknown key (01edcc66)')
})

test('sorts by several columns with Shift-click, on the server and in the URL', async () => {
  const sorts: string[][] = []
  server.use(
    http.get('*/api/v2/users/authentication-activity', ({ request }) => {
      sorts.push(new URL(request.url).searchParams.getAll('sort'))
    }),
  )
  const { user, at } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'E-mail' }))
  await waitFor(() => expect(at()).toBe(`${path}?sort=email`))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'Time' }))
  await user.keyboard('{/Shift}')
  await waitFor(() => expect(at()).toBe(`${path}?sort=email&sort=-dateTime`))
  await waitFor(() => expect(sorts.at(-1)).toEqual(['email,asc', 'dateTime,desc']))
  expect(screen.getByRole('button', { name: 'Time sort 2, descending' })).toBeDefined()
  expect(screen.getByRole('columnheader', { name: /^E-mail/ }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('columnheader', { name: /^Time/ }).getAttribute('aria-sort')).toBeNull()
})

test('filters rows, shows the filters as text, and restores them with back and forward', async () => {
  const { user, at, history } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Failed' }))
  await waitFor(() => expect(at()).toBe(`${path}?success=false`))
  expect(await screen.findByText('3 sign-ins')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Password' }))
  expect(await screen.findByText('2 sign-ins')).toBeDefined()
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  expect(chips.getAllByRole('listitem').map(chip => chip.textContent)).toEqual(['Result: Failed', 'Source: Password'])
  act(() => history.back())
  await waitFor(() => expect(at()).toBe(`${path}?success=false`))
  expect(await screen.findByText('3 sign-ins')).toBeDefined()
  act(() => history.forward())
  expect(await screen.findByText('2 sign-ins')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(at()).toBe(path))
  expect(await screen.findByText('5 sign-ins')).toBeDefined()
})

test('ignores invalid parameters, and replaces a page number beyond the last page by the last page', async () => {
  const { at, history } = renderApp(`${path}?page=9&sort=nothing&success=perhaps&period=x`)
  await waitFor(() => expect(at()).toBe(`${path}?sort=nothing&success=perhaps&period=x`.replace(/\?.*/, '')))
  expect(await emails()).toHaveLength(5)
  expect(history.length).toBe(1)
})

test('searches e-mail, address, error and user agent', async () => {
  const { user, at } = renderApp(path)
  await user.type(await screen.findByRole('searchbox', { name: 'Search sign-ins' }), 'BAD cred{Enter}')
  await waitFor(() => expect(at()).toBe(`${path}?q=BAD+cred`))
  expect(await screen.findByText('2 sign-ins')).toBeDefined()
  expect(screen.getByRole('list', { name: 'Active filters' }).textContent).toBe('Search: BAD cred')
  await user.type(screen.getByRole('searchbox', { name: 'Search sign-ins' }), ' nothing{Enter}')
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeDefined()
})

test('groups failed sign-ins by address, and opens the sign-ins of an address', async () => {
  const { user, at } = renderApp(`${path}?view=failuresByAddress`)
  const groups = await screen.findByRole('table', { name: 'Failed by address' })
  const rows = await within(groups).findAllByRole('row')
  expect(
    rows.slice(1).map(group =>
      within(group)
        .getAllByRole('cell')
        .slice(0, 3)
        .map(cell => cell.textContent),
    ),
  ).toEqual([
    ['203.0.113.7', '2', 'admin@example.org, =1+2'],
    ['203.0.113.70', '1', ''],
  ])
  await user.click(within(rows[1] as HTMLElement).getByText('203.0.113.7'))
  await waitFor(() => expect(at()).toBe(`${path}?ip=203.0.113.7&success=false`))
  expect(await screen.findByText('2 sign-ins')).toBeDefined()
})

test('saves the filtered rows as CSV, with values that spreadsheets do not run as formulas', async () => {
  const savedFile = captureSavedCsvFile()
  const { user } = renderApp(`${path}?ip=203.0.113.7`)
  await screen.findByText('2 sign-ins')
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  const { name, lines } = await savedFile()
  expect(name).toMatch(/^Authentication activity-[\d-]+\.csv$/)
  expect(lines[0]).toBe('Time,Result,E-mail,IP address,Source,API key,Error,User agent')
  expect(lines.slice(1).map(line => line.split(',').slice(1, 4))).toEqual([
    ['Failed', 'admin@example.org', '203.0.113.7'],
    ['Failed', "'=1+2", '203.0.113.7'],
  ])
})

test('shows a failure with a retry, and keeps the rows when a refresh fails', async () => {
  server.use(
    http.get('*/api/v2/users/authentication-activity', () => new HttpResponse(null, { status: 400 }), { once: true }),
  )
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await emails()).toHaveLength(5)
  server.use(http.get('*/api/v2/users/authentication-activity', () => new HttpResponse(null, { status: 400 })))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(await emails()).toHaveLength(5)
})

test('stores hidden columns in the browser', async () => {
  const first = renderApp(path)
  await first.user.click(await screen.findByRole('button', { name: 'View' }))
  await first.user.click(await screen.findByRole('checkbox', { name: 'Source' }))
  expect(within(await table()).queryByRole('columnheader', { name: /^Source/ })).toBeNull()
  first.unmount()
  renderApp(path)
  expect(within(await table()).queryByRole('columnheader', { name: /^Source/ })).toBeNull()
})

test('says that there are no sign-ins, or no failed sign-ins', async () => {
  const activity = world.activity
  world.activity = []
  try {
    renderApp(path)
    expect(await screen.findByRole('heading', { name: 'No sign-ins yet' })).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: 'Failed by address' }))
    expect(await screen.findByRole('heading', { name: 'No failed sign-ins' })).toBeDefined()
  } finally {
    world.activity = activity
  }
})

test('redirects users without permission', async () => {
  signInAs('reader')
  const { at } = renderApp(path)
  await waitFor(() => expect(at()).not.toContain('authentication-activity'))
})
