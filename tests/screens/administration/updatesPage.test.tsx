import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Release } from '../../../src/generated/model.schemas'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const path = '/settings/updates'
const { server, signInAs, renderApp } = setUpScreenTestServer()

const release = (version: string, changes: Partial<Release> = {}): Release => ({
  version,
  releaseDate: '2026-05-20T00:00:00Z',
  url: `https://example.org/releases/${version}`,
  latest: false,
  preRelease: false,
  description: `## Fixes\n\n- Change of ${version} ([#12](https://example.org/12))\n`,
  ...changes,
})

const serve = (...releases: Release[]) => server.use(http.get('*/api/v1/releases', () => HttpResponse.json(releases)))

/** Releases newer than 1.26.3. The mock server reports version 1.26.3. */
const newer = [release('1.27.1', { latest: true }), release('1.27.0')]

beforeEach(() => localStorage.clear())

test('shows the installed and the latest version, and the changes between them', async () => {
  serve(...newer, release('1.26.3'), release('1.26.2'))
  renderApp(path)
  expect(await screen.findByText('Version 1.27.1 is available.')).toBeDefined()
  expect(screen.getByText('2 versions are newer than the installed one.')).toBeDefined()
  const changes = screen.getByRole('heading', { level: 2, name: 'Changes since the installed version' })
  const group = changes.closest('section') as HTMLElement
  expect(
    within(group)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['1.27.1', '1.27.0'])
  const notes = await within(group).findByText('Change of 1.27.0', { exact: false })
  expect(within(notes).getByRole('link', { name: '#12' }).getAttribute('href')).toBe('https://example.org/12')
  expect(within(group).getAllByRole('heading', { level: 4, name: 'Fixes' })).toHaveLength(2)
})

test('shows the notes of an older version when the user opens it', async () => {
  serve(release('1.26.3', { latest: true }), release('1.26.2'))
  const { user } = renderApp(path)
  expect(await screen.findByText('The server is up to date. The latest version is 1.26.3.')).toBeDefined()
  expect(screen.queryByText('Change of 1.26.2', { exact: false })).toBeNull()
  await user.click(screen.getByRole('heading', { level: 3, name: '1.26.2' }))
  expect(await screen.findByText('Change of 1.26.2', { exact: false })).toBeDefined()
})

test('sanitizes the notes, and shows images as links', async () => {
  const description =
    '<script>x</script>\n\n![A shelf](https://cdn.example.org/a.png)\n\n[bad](javascript:x)\n\n- [x] done\n\n<img src=x onerror=y>'
  serve(release('1.26.3', { latest: true, description }))
  renderApp(path)
  const image = await screen.findByRole('link', { name: 'Image: A shelf' })
  expect(image.getAttribute('href')).toBe('https://cdn.example.org/a.png')
  const main = screen.getByRole('main')
  expect(main.querySelector('img[src], script, [onerror]')).toBeNull()
  expect(screen.queryByRole('link', { name: 'bad' })).toBeNull()
  expect(screen.getByRole('img', { name: 'Done' })).toBeDefined()
})

test('says that the list of versions does not include the installed version', async () => {
  serve(release('2.0.0', { latest: true }), release('1.99.0'))
  renderApp(path)
  expect(await screen.findByText(/There may be more versions between these and the installed one/)).toBeDefined()
})

test('shows the installed version even if the server cannot reach the web', async () => {
  server.use(
    http.get('*/api/v1/releases', () =>
      HttpResponse.json({ message: "Failed to resolve 'api.github.com'", status: 500 }, { status: 500 }),
    ),
  )
  const { user } = renderApp(path)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('could not look for new versions')
  expect(await screen.findByText('1.26.3')).toBeDefined()
  serve(release('1.26.3', { latest: true }))
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^The server is up to date/)).toBeDefined()
})

test.each([
  ['an older server', () => server.use(http.get('*/api/v1/releases', () => new HttpResponse(null, { status: 404 })))],
  ['an empty list', () => serve()],
])('says that there is no list of versions with %s', async (_, prepare) => {
  prepare()
  renderApp(path)
  expect(await screen.findByText('No list of versions')).toBeDefined()
})

test('lists the versions even if the installed version is unknown', async () => {
  serve(...newer)
  server.use(http.get('*/actuator/info', () => new HttpResponse(null, { status: 500 })))
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 2, name: 'Versions' }, { timeout: 20_000 })).toBeDefined()
  expect(screen.queryByText(/is available/)).toBeNull()
})

test('is not available to users who are not administrators', async () => {
  signInAs('reader')
  const { at } = renderApp(path)
  await waitFor(() => expect(at()).not.toContain(path))
})

test('badges of the drawer show unread announcements and an update', async () => {
  serve(...newer, release('1.26.3'))
  const { user } = renderApp('/account')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const options = { timeout: 10_000 }
  expect(await screen.findByRole('link', { name: /^Announcements.*5 unread/ }, options)).toBeDefined()
  expect(await screen.findByRole('link', { name: /^Updates.*Update available/ }, options)).toBeDefined()
})
