import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { listAvailableActions, runRecordAction } from '../../../src/actions/availableActions'
import type { ContainingCollectionOrReadList } from '../../../src/actions/membership/ContainingCollectionOrReadListProvider'
import { getVisibleNotices } from '../../../src/api/notices'
import { ConfirmDialog } from '../../../src/dialogs/ConfirmDialog'
import {
  createCollection,
  getCollection,
  getCollections,
  updateCollection,
} from '../../../src/generated/collections/collections.calls'
import type { Series } from '../../../src/generated/model.schemas'
import { createReadList } from '../../../src/generated/readlists/readlists.calls'
import { listSeries } from '../../../src/generated/series/series.calls'
import { EditCollectionDialog } from '../../../src/resources/collections/EditCollectionDialog'
import { EditReadListDialog } from '../../../src/resources/readlists/EditReadListDialog'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs, world } = createScreenTestServer()
let series: Series[]
let createdCount = 0
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
  series = (await listSeries({}, { size: 5, sort: ['metadata.titleSort,asc'] })).content
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const dialogComponents = {
  editCollection: EditCollectionDialog,
  editReadList: EditReadListDialog,
  confirm: ConfirmDialog,
}
const idsOf = (members: readonly Series[]) => members.map(({ id }) => id)
const createTestCollection = (members: readonly Series[], ordered = true) => {
  createdCount += 1
  return createCollection({ name: `Made ${createdCount}`, ordered, seriesIds: idsOf(members) })
}

describe('edit dialog of a collection or read list', () => {
  test('shows at the field that the name exists, accepts another case of the current name, and loads no lists', async () => {
    const countListRequest = vi.fn(() => undefined)
    server.use(http.get('*/api/v1/collections', countListRequest))
    const [edited, other] = [await createTestCollection(series), await createTestCollection(series)]
    const { user, dialogResult } = renderDialog(dialogComponents, 'editCollection', { collection: edited })
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, other.name.toUpperCase())
    await user.click(screen.getByRole('checkbox', { name: /^Manual order/ }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This already exists')
    expect(name.value).toBe(other.name.toUpperCase())
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.clear(name)
    await user.type(name, edited.name.toUpperCase())
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    expect(await getCollection(edited.id)).toMatchObject({ name: edited.name.toUpperCase(), ordered: false })
    expect((await getCollection(edited.id)).seriesIds).toEqual(idsOf(series))
    expect(countListRequest).not.toHaveBeenCalled()
  })

  test('shows at the field that the name of a read list exists', async () => {
    const bookIds = [...world.books.keys()].slice(0, 1)
    const create = (name: string) => createReadList({ name, ordered: true, bookIds })
    const [edited, other] = [await create('Edited list'), await create('Other list')]
    const { user } = renderDialog(dialogComponents, 'editReadList', { readList: edited })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, other.name)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This already exists')
  })

  test('clears a summary, and shows a change of another user', async () => {
    const books = [...world.books.keys()].slice(0, 2)
    const list = await createReadList({ name: 'Read me', summary: 'Old words', ordered: true, bookIds: books })
    const { user, dialogResult } = renderDialog(dialogComponents, 'editReadList', { readList: list })
    await user.clear(await screen.findByRole('textbox', { name: 'Summary' }))
    server.use(http.get(`*/api/v1/readlists/${list.id}`, () => HttpResponse.json({ ...list, summary: 'Their words' })))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine: Summary' }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    expect(world.readLists.get(list.id)).toMatchObject({ summary: '', name: 'Read me', bookIds: books })
  })
})

describe('members', () => {
  const asContainingList = (
    collection: Awaited<ReturnType<typeof createTestCollection>>,
  ): ContainingCollectionOrReadList => ({
    kind: 'collections',
    list: collection,
  })
  const removeMembers = (containingList: ContainingCollectionOrReadList, members: readonly Series[]) =>
    runRecordAction(
      'removeFromCollection',
      'series',
      members.map(record => ({ record, title: record.metadata.title })),
      containingList,
    )

  test('are removed from the current list, and undo restores them at their positions', async () => {
    const [first, second, third, fourth, fifth] = idsOf(series)
    const collection = await createTestCollection(series.slice(0, 4))
    // Simulates that another client adds a series to the collection before this client removes series.
    await updateCollection(collection.id, { seriesIds: idsOf(series) })
    expect(await removeMembers(asContainingList(collection), [series[0], series[2]] as Series[])).toBe(true)
    expect((await getCollection(collection.id)).seriesIds).toEqual([second, fourth, fifth])
    const notice = getVisibleNotices().at(-1)
    expect(notice?.text).toBe(`2 series removed from “${collection.name}”`)
    notice?.action?.run()
    await expect
      .poll(async () => (await getCollection(collection.id)).seriesIds)
      .toEqual([first, second, third, fourth, fifth])
  })

  test('are not removed or restored after the server has started to hide a member from the user', async () => {
    const [, second, third] = idsOf(series)
    const collection = await createTestCollection(series.slice(0, 3))
    const storedIds = () => world.collections.get(collection.id)?.seriesIds
    const hidden = world.series.get(second ?? '')
    const admin = [...world.users.values()].find(({ email }) => email.startsWith('admin'))
    if (admin) admin.labelsExclude = ['hidden']
    const setHidden = (isHidden: boolean) => {
      if (hidden) hidden.metadata.sharingLabels = isHidden ? ['hidden'] : []
    }
    expect(await removeMembers(asContainingList(collection), [series[0]] as Series[])).toBe(true)
    const undo = getVisibleNotices().at(-1)?.action?.run
    setHidden(true)
    undo?.()
    await expect.poll(() => getVisibleNotices().at(-1)?.text).toContain('Contains items that are hidden from you')
    expect(await removeMembers(asContainingList(collection), [series[2]] as Series[])).toBe(false)
    expect(storedIds()).toEqual([second, third])
    setHidden(false)
    if (admin) admin.labelsExclude = []
  })

  test('can be removed by an unrestricted administrator from a list with a deleted member', async () => {
    const collection = await createTestCollection(series.slice(0, 3))
    const stored = world.collections.get(collection.id)
    if (!stored) throw new Error('the collection is not stored')
    // After a member was deleted, the server reports the collection as filtered until the collection is saved.
    stored.seriesIds = stored.seriesIds.slice(0, 2)
    expect((await getCollection(collection.id)).filtered).toBe(true)
    expect(await removeMembers(asContainingList(collection), [series[0]] as Series[])).toBe(true)
    expect((await getCollection(collection.id)).filtered).toBe(false)
  })

  test('after the removal of the last member, the client asks whether to delete the list', async () => {
    const collection = await createTestCollection(series.slice(0, 1))
    const { user } = renderDialog(dialogComponents, 'confirm', { title: 'first', text: '', verb: 'Fine' })
    await user.click(await screen.findByRole('button', { name: 'Fine' }))
    const actionResult = removeMembers(asContainingList(collection), series.slice(0, 1))
    expect(await screen.findByRole('dialog', { name: `Delete “${collection.name}”?` })).toBeTruthy()
    const deleteButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete collection' })
    expect(deleteButton.disabled).toBe(true)
    await user.click(screen.getByRole('checkbox'))
    await user.click(deleteButton)
    expect(await actionResult).toBe(true)
    expect((await getCollections({ unpaged: true })).content.map(({ id }) => id)).not.toContain(collection.id)
  })

  test('can be removed only by administrators, only within the list, and only if the list is not filtered', async () => {
    const collection = await createTestCollection(series)
    const [admin, reader] = [{ roles: ['ADMIN', 'USER'] }, { roles: ['USER'] }] as Parameters<
      typeof listAvailableActions
    >[0][]
    const offeredActions = (me = admin, containingList?: ContainingCollectionOrReadList) =>
      listAvailableActions(me ?? { roles: [] }, 'series', 1, series, containingList)
    expect(offeredActions(admin, asContainingList(collection))).toContain('removeFromCollection')
    expect(offeredActions(admin)).not.toContain('removeFromCollection')
    expect(offeredActions(reader, asContainingList(collection))).not.toContain('removeFromCollection')
    expect(offeredActions(admin, asContainingList({ ...collection, filtered: true }))).not.toContain(
      'removeFromCollection',
    )
  })
})
