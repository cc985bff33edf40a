import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import type { BookRecord } from '../../../mock-server/state/libraryRecords'
import {
  getRequestedFileDeletions,
  removeRequestedFileDeletion,
} from '../../../src/actions/fileDeletions/requestedFileDeletions'
import { getPerRecordActionDefinition } from '../../../src/actions/perRecordActionDefinitions'
import { queryClient } from '../../../src/api/cache/queryClient'
import { renewSession } from '../../harness/screens/renewSession'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const path = '/media-management/duplicate-files'
const { server, world, signInAs, renderApp } = setUpScreenTestServer({ fill: state => generateLibraries(state, 12) })
let pair: readonly [BookRecord, BookRecord]
let triple: readonly [BookRecord, BookRecord, BookRecord]
let deletedIds: string[]

beforeEach(() => {
  localStorage.clear()
  for (const id of getRequestedFileDeletions()) removeRequestedFileDeletion(id)
  const [a, b, c, d, e, ...others] = [...world.books.values()]
  if (!a || !b || !c || !d || !e) throw new Error('the library is too small')
  for (const book of others) book.fileHash = `single-${book.id}`
  const record = (book: BookRecord, hash: string, day: number) =>
    Object.assign(book, { fileHash: hash, deleted: false, created: day * 86_400_000, sizeBytes: 1024 * 1024 })
  pair = [record(a, 'hash-of-pair', 1), record(b, 'hash-of-pair', 2)]
  triple = [record(c, 'hash-of-triple', 3), record(d, 'hash-of-triple', 2), record(e, 'hash-of-triple', 1)]
  deletedIds = []
  server.use(
    http.delete('*/api/v1/books/:id/file', ({ params }) => {
      deletedIds.push(String(params.id))
      return new HttpResponse(null, { status: 202 })
    }),
  )
})

const groups = () => screen.findByRole('list', { name: 'Duplicate files' })
const checkbox = async (book: BookRecord) =>
  within(await groups()).getByRole('checkbox', { name: `Delete ${book.path}`, checked: undefined })
const isDisabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'

test('the last unmarked file of a group cannot be marked', async () => {
  const { user } = renderApp(path)
  await user.click(await checkbox(pair[0]))
  const lastBox = within(await groups()).getByRole('checkbox', {
    name: new RegExp(`Delete.*${escapeRegExp(pair[1].path)}`),
  })
  expect(isDisabled(lastBox)).toBe(true)
  expect(within(await groups()).getByText('Last file of the group')).toBeDefined()
  await user.click(lastBox)
  expect(lastBox.getAttribute('aria-checked')).toBe('false')
  expect(screen.getByText('1 file marked · groups: 1 · frees 1 MB')).toBeDefined()
})

test('moves the focus to a near element when the focused button disappears', async () => {
  const { user } = renderApp(`${path}?q=hash-of-pair`)
  const list = await groups()
  const [first, second] = within(list).getAllByRole('link')
  const press = async (name: RegExp, index = 0) => {
    screen.getAllByRole('button', { name })[index]?.focus()
    await user.keyboard('{Enter}')
  }
  await press(/^Keep only this/, 1)
  expect(document.activeElement).toBe(second)
  await press(/^Unmark$/)
  expect(document.activeElement).toBe(first)
  await press(/^Keep only this/)
  await press(/^Unmark all$/)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a rule marks the other files of all groups after a preview, and the user must check a box to delete them', async () => {
  const { user } = renderApp(path)
  await groups()
  await user.click(screen.getByRole('button', { name: 'Choose by rule' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose the files to keep by a rule' })
  expect(within(dialog).getByRole('status').textContent).toContain(
    '3 files will be marked for deletion, which frees 3 MB.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Apply to 2 groups' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 3 files' }))
  const confirmation = await screen.findByRole('dialog', { name: 'Delete 3 duplicate files?' })
  const verb = within(confirmation).getByRole<HTMLButtonElement>('button', { name: 'Delete 3 files' })
  expect(verb.disabled).toBe(true)
  await user.click(within(confirmation).getByRole('checkbox'))
  await user.click(verb)
  await waitFor(() => expect([...deletedIds].sort()).toEqual([pair[1].id, triple[0].id, triple[1].id].sort()))
  expect(await within(await groups()).findAllByText('Deletion requested')).toHaveLength(3)
})

test('a file is not deleted if the file to keep no longer exists, and a retry checks this again', async () => {
  const [remaining, marked] = [triple[2], triple[0]]
  pair[0].fileHash = 'other'
  const { user } = renderApp(path)
  await groups()
  const buttons = await screen.findAllByRole('button', { name: /^Keep only this/ })
  const keepButton = buttons.find(button => button.textContent?.endsWith(remaining.path))
  if (!keepButton) throw new Error('the file is not listed')
  await user.click(keepButton)
  await user.click(await screen.findByRole('button', { name: 'Delete 2 files' }))
  const confirmation = await screen.findByRole('dialog')
  await user.click(within(confirmation).getByRole('checkbox'))
  remaining.deleted = true
  await user.click(within(confirmation).getByRole('button', { name: 'Delete 2 files' }))
  const failure = await screen.findByRole('alert')
  expect(within(failure).getAllByText(/no other file with this content exists any more/)).toHaveLength(2)
  expect(deletedIds).toEqual([])
  remaining.deleted = false
  await user.click(within(failure).getByRole('button', { name: /^Retry/ }))
  await waitFor(() => expect(deletedIds).toContain(marked.id))
})

test.each(['books', 'series'] as const)(
  'a file that the menu of %s deletes is not the remaining file',
  async resource => {
    const [deleted] = pair
    const remaining = [...world.books.values()].find(({ seriesId }) => seriesId !== deleted.seriesId)
    if (!remaining) throw new Error('the library has a single series')
    pair[1].fileHash = ''
    remaining.fileHash = deleted.fileHash
    const deletion = getPerRecordActionDefinition('deleteFiles').calls[resource]
    if (!deletion || !('call' in deletion)) throw new Error('the action has no call')
    server.use(http.delete('*/api/v1/series/:id/file', () => new HttpResponse(null, { status: 202 })))
    await deletion.call(resource === 'books' ? deleted.id : deleted.seriesId)
    renderApp(`${path}?q=${deleted.fileHash}`)
    expect(await within(await groups()).findByText('Deletion requested')).toBeDefined()
    expect(isDisabled(within(await groups()).getByRole('checkbox'))).toBe(true)
  },
)

test('removes the marks of a group if its unmarked file disappears while the page is open', async () => {
  const { user } = renderApp(path)
  await user.click(await checkbox(pair[0]))
  expect(screen.getByText(/^1 file marked/)).toBeDefined()
  pair[1].deleted = true
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByText(/^1 file marked/)).toBeNull())
})

test('asks before leaving the page discards the marks', async () => {
  const { user, router, at } = renderApp(path)
  await user.click(await checkbox(pair[0]))
  act(() => void router.navigate({ to: '/account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave this page?' })
  expect(within(dialog).getByText('The marks on the files are lost. No file is deleted.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
  expect(at()).toBe(path)
  expect(screen.getByText(/^1 file marked/)).toBeDefined()
  act(() => void router.navigate({ to: '/account' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(at()).toBe('/account'))
})

test('keeps the marks when the session expires', async () => {
  const app = renderApp(path)
  await app.user.click(await checkbox(pair[0]))
  await renewSession(app, signInAs)
  expect(await screen.findByText(/^1 file marked/)).toBeDefined()
  expect((await checkbox(pair[0])).getAttribute('aria-checked')).toBe('true')
})

test('filters groups by path, and reports when no group matches', async () => {
  const { user } = renderApp(`${path}?q=hash-of-pair`)
  expect(within(await groups()).getAllByRole('heading')).toHaveLength(1)
  const search = screen.getByLabelText('Title, path or hash')
  await user.clear(search)
  await user.type(search, 'nothing like this')
  expect(await screen.findByText('Nothing matches')).toBeDefined()
})

test('shows an empty state without duplicates, and a failure with a retry', async () => {
  server.use(http.get('*/api/v1/books/duplicates', () => HttpResponse.json({}, { status: 500 })))
  for (const book of [...pair, ...triple]) book.fileHash = ''
  const { user } = renderApp(path)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.resetHandlers()
  await user.click(retry)
  expect(await screen.findByText('No duplicate files')).toBeDefined()
})

test('does not show the page to users who are not administrators', async () => {
  signInAs('reader')
  renderApp(path)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Duplicate files' })).toBeNull())
})

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
