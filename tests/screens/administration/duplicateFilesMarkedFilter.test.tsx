import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { createTestBook } from '../../harness/createTestRecords'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, renderApp } = setUpScreenTestServer()
const path = '/media-management/duplicate-files'

const emptyPage = { number: 0, size: 6, totalPages: 1, first: true, last: true, empty: false, pageable: {}, sort: {} }
const createFile = (hash: string, folder: string) =>
  createTestBook({ id: `${hash}-${folder}`, fileHash: hash, url: `/${folder}/${hash}.cbz`, sizeBytes: 1000 })

beforeEach(() => {
  localStorage.clear()
  const content = ['amber', 'blue', 'coral'].flatMap(hash => [createFile(hash, 'old'), createFile(hash, 'new')])
  server.use(
    http.get('*/api/v1/books/duplicates', () =>
      HttpResponse.json({ ...emptyPage, content, totalElements: 6, numberOfElements: 6 }),
    ),
  )
})

const groups = async () =>
  within(await screen.findByRole('list', { name: 'Duplicate files' })).getAllByRole('region').length
const bar = () => screen.findByRole('region', { name: 'Files marked for deletion' })

test('shows only groups with marked files, and a group stays in this list while the user removes its mark', async () => {
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('checkbox', { name: 'Delete /new/amber.cbz' }))
  await user.click(screen.getByRole('checkbox', { name: 'Delete /new/blue.cbz' }))
  expect(await groups()).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Show marked' }))
  await waitFor(async () => expect(await groups()).toBe(2))
  const showMarked = screen.getByRole('button', { name: 'Show marked' })
  expect(showMarked.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(showMarked)
  await user.click(screen.getByRole('checkbox', { name: 'Delete /new/amber.cbz' }))
  expect(within(await bar()).getByText(/^1 file marked/)).toBeDefined()
  expect(await groups()).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Unmark all' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Duplicate files' })).toBeNull())
})

test('says how many marked files the filters hide', async () => {
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('checkbox', { name: 'Delete /new/amber.cbz' }))
  expect(within(await bar()).queryByText(/hidden/)).toBeNull()
  await user.type(screen.getByRole('searchbox', { name: 'Title, path or hash' }), 'zzzz')
  expect(await within(await bar()).findByText(/· hidden by the filters: 1$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete 1 file' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/hidden by the filters: 1/)).toBeDefined()
})
