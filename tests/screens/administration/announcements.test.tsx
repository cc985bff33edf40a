import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Announcement } from '../../../src/generated/model.schemas'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const path = '/settings/announcements'
const { server, renderApp } = setUpScreenTestServer()

const announcement = (id: string, changes: Partial<Announcement> = {}): Announcement => ({
  id,
  url: `https://example.org/${id}`,
  title: `News ${id}`,
  summary: null,
  content_html: `<h2>Changes</h2><p>Text of ${id}</p>`,
  date_modified: '2026-06-14T09:00:00+02:00',
  author: { name: 'Ada', url: null },
  tags: ['release'],
  _komga: { read: false },
  ...changes,
})

const marked: string[][] = []

/**
 * Makes the mock server return the given announcements. The server also handles the request that marks announcements as
 * read.
 */
function serve(items: readonly Announcement[]) {
  const read = new Set(items.filter(({ _komga }) => _komga.read).map(({ id }) => id))
  marked.length = 0
  server.use(
    http.get('*/api/v1/announcements', () =>
      HttpResponse.json({
        version: 'https://jsonfeed.org/version/1',
        title: 'Announcements',
        home_page_url: 'https://example.org/',
        description: null,
        items: items.map(item => ({ ...item, _komga: { read: read.has(item.id) } })),
      }),
    ),
    http.put('*/api/v1/announcements', async ({ request }) => {
      const ids = (await request.json()) as string[]
      marked.push(ids)
      for (const id of ids) read.add(id)
      return new HttpResponse(null, { status: 204 })
    }),
  )
}

const article = (name: string) => screen.findByRole('article', { name: new RegExp(name) })
const markReadButtons = () => screen.queryAllByRole('button', { name: /^Mark as read: / })

beforeEach(() => localStorage.clear())

test('shows each announcement with link, author, tags and sanitized content', async () => {
  const html =
    '<p onclick="x()">Read <a href="/blog">more</a></p><img src="https://cdn.example.org/a.png" alt="A shelf"><script>x</script>'
  serve([
    announcement('a', { content_html: html }),
    announcement('b', { url: null, content_html: null, summary: 'Short' }),
  ])
  renderApp(path)
  const first = await article('News a')
  expect(within(first).getByRole('link', { name: 'News a' }).getAttribute('href')).toBe('https://example.org/a')
  expect(within(first).getByRole('link', { name: 'more' }).getAttribute('href')).toBe('https://example.org/blog')
  const image = within(first).getByRole('link', { name: 'Image: A shelf' })
  expect([image.getAttribute('href'), image.getAttribute('rel')]).toEqual([
    'https://cdn.example.org/a.png',
    'noreferrer',
  ])
  expect(first.querySelector('img, script, [onclick]')).toBeNull()
  expect(within(first).getByText('Ada')).toBeDefined()
  expect(within(first).getByText('#release')).toBeDefined()
  expect(within(await article('News b')).getByText('Short')).toBeDefined()
})

test('puts the headings of the content below the heading of the announcement', async () => {
  serve([announcement('a')])
  renderApp(path)
  expect(within(await article('News a')).getByRole('heading', { level: 3, name: 'Changes' })).toBeDefined()
})

test('marks one announcement as read and moves the focus to the next one', async () => {
  serve([announcement('a'), announcement('b'), announcement('c', { _komga: { read: true } })])
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Mark as read: News a' }))
  await waitFor(() => expect(markReadButtons()).toHaveLength(1))
  expect(marked).toEqual([['a']])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark as read: News b' }))
  expect(within(await article('News a')).queryByText('New')).toBeNull()
})

test('marks all announcements as read', async () => {
  serve([announcement('a'), announcement('b'), announcement('c', { _komga: { read: true } })])
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(markReadButtons()).toHaveLength(0))
  expect(marked).toEqual([['a', 'b']])
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('keeps an announcement unread if the server rejects the request', async () => {
  serve([announcement('a')])
  server.use(http.put('*/api/v1/announcements', () => new HttpResponse(null, { status: 500 })))
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Mark as read: News a' }))
  expect(await screen.findByText(/^An error occurred while trying to mark announcements as read/)).toBeDefined()
  expect(markReadButtons()).toHaveLength(1)
})

test('shows a long list of announcements in steps', async () => {
  serve(Array.from({ length: 10_000 }, (_, index) => announcement(`n${index}`, { title: `Item ${index}` })))
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Show 10 more' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20))
  const eleventh = within(await article('Item 10$')).getByRole('heading', { level: 2 })
  await waitFor(() => expect(document.activeElement).toBe(eleventh))
})

test('explains that the server cannot reach the web, and loads the announcements again on request', async () => {
  serve([announcement('a')])
  server.use(
    http.get('*/api/v1/announcements', () =>
      HttpResponse.json({ message: "Failed to resolve 'komga.org'", status: 500 }, { status: 500 }),
    ),
  )
  const { user } = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Announcements' })
  const alert = await within(screen.getByRole('main')).findByRole('alert')
  expect(alert.textContent).toContain('It needs access to the web')
  expect(alert.textContent).toContain("Failed to resolve 'komga.org'")
  serve([announcement('a')])
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await article('News a')).toBeDefined()
})

test.each([
  ['an empty feed', () => serve([])],
  ['no feed', () => server.use(http.get('*/api/v1/announcements', () => new HttpResponse(null, { status: 404 })))],
])('says that there are no announcements with %s', async (_, prepare) => {
  prepare()
  renderApp(path)
  expect(await screen.findByText('No announcements')).toBeDefined()
})
