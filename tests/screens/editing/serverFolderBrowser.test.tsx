import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { AddLibraryDialog } from '../../../src/resources/libraries/AddLibraryDialog'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs } = createScreenTestServer()
let folderCount: number
let listedPaths: string[]

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
beforeEach(() => {
  listedPaths = []
  folderCount = 250
  server.use(
    http.post('*/api/v1/filesystem', async ({ request }) => {
      const { path } = (await request.json()) as { path: string }
      listedPaths.push(path)
      const names = Array.from({ length: path.includes('small') ? 3 : folderCount }, (_, index) => `Series ${index}`)
      const directories = names.map(name => ({ type: 'directory', name, path: `${path}/${name}` }))
      return HttpResponse.json({ ...(path !== '' && { parent: '' }), directories, files: [] })
    }),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function browse() {
  const { user } = renderDialog({ addLibrary: AddLibraryDialog }, 'addLibrary', {})
  await user.click(await screen.findByRole('button', { name: 'Browse' }))
  await screen.findByRole('list', { name: 'Folders of the server' })
  return { user }
}

const folders = () =>
  within(screen.getByRole('list', { name: 'Folders of the server' })).queryAllByRole('button', { name: /^Series/ })

test('shows 200 folders at a time, and filters all folders by name', async () => {
  const { user } = await browse()
  expect(folders()).toHaveLength(200)
  await user.click(screen.getByRole('button', { name: 'Show 50 more' }))
  expect(folders()).toHaveLength(250)
  const filter = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(filter, 'series 24{Enter}')
  expect(folders().map(({ textContent }) => textContent)).toEqual([
    'Series 24',
    ...Array.from({ length: 10 }, (_, index) => `Series ${240 + index}`),
  ])
  await user.clear(filter)
  await user.type(filter, 'nothing like this')
  expect(await screen.findByText('Nothing matches.')).toBeTruthy()
})

test('lists a folder immediately after a click, and a typed path only after a pause', async () => {
  const { user } = await browse()
  await user.click(folders()[2] as HTMLElement)
  await waitFor(() => expect(listedPaths).toEqual(['', '/Series 2']))
  listedPaths = []
  await user.type(screen.getByRole('textbox', { name: /^Folder/ }), '/small')
  await waitFor(() => expect(folders()).toHaveLength(3))
  expect(listedPaths).toEqual(['/Series 2/small'])
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('keeps the keyboard focus in the list when a folder is opened, and when its parent is opened', async () => {
  folderCount = 3
  const { user } = await browse()
  const up = () => screen.findByRole('button', { name: 'One folder up' })
  await user.click(folders()[0] as HTMLElement)
  await waitFor(async () => expect(document.activeElement).toBe(await up()))
  await user.click(folders()[1] as HTMLElement)
  await waitFor(() => expect(listedPaths).toEqual(['', '/Series 0', '/Series 0/Series 1']))
  await waitFor(async () => expect(document.activeElement).toBe(await up()))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One folder up' })).toBeNull())
  expect(document.activeElement).toBe(folders()[0])
})
