import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { screenServer } from '../../mock-server/screenServer'
import { actionsFor, runAnyAction } from '../../src/actions/actionsFor'
import type { ContainingList } from '../../src/actions/membership/MemberListContext'
import { notices } from '../../src/api/notices'
import { ConfirmDialog } from '../../src/dialogs/ConfirmDialog'
import { createCollection, getCollection, getCollections } from '../../src/generated/collections/collections.calls'
import type { Series } from '../../src/generated/model.schemas'
import { createReadList } from '../../src/generated/readlists/readlists.calls'
import { listSeries } from '../../src/generated/series/series.calls'
import { EditCollectionDialog } from '../../src/resources/collections/EditCollectionDialog'
import { EditReadListDialog } from '../../src/resources/readlists/EditReadListDialog'
import { renderDialog } from '../harness/screens/renderDialog'

const { server, signInAs, world } = screenServer()
let series: Series[]
let made = 0
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
  series = (await listSeries({}, { size: 5, sort: ['metadata.titleSort,asc'] })).content
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const parts = { editCollection: EditCollectionDialog, editReadList: EditReadListDialog, confirm: ConfirmDialog }
const idsOf = (some: readonly Series[]) => some.map(({ id }) => id)
const newCollection = (members: readonly Series[], ordered = true) => {
  made += 1
  return createCollection({ name: `Made ${made}`, ordered, seriesIds: idsOf(members) })
}

describe('edit dialog of a collection or read list', () => {
  test('rejects an existing name during input, but accepts a case change of the own name', async () => {
    const [one, other] = [await newCollection(series), await newCollection(series)]
    const { user, answered } = renderDialog(parts, 'editCollection', { collection: one })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(async () => {
      await user.clear(name)
      await user.type(name, other.name.toUpperCase())
      expect(screen.getByRole('alert').textContent).toBe('This already exists')
    })
    await user.clear(name)
    await user.type(name, one.name.toUpperCase())
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /^Manual order/ }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await answered).toBe(true)
    expect(await getCollection(one.id)).toMatchObject({ name: one.name.toUpperCase(), ordered: false })
    expect((await getCollection(one.id)).seriesIds).toEqual(idsOf(series))
  })

  test('stays open and shows the error when the server rejects the name', async () => {
    const [one, other] = [await newCollection(series), await newCollection(series)]
    server.use(http.get('*/api/v1/collections', () => HttpResponse.json({ content: [] })))
    const { user } = renderDialog(parts, 'editCollection', { collection: one })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, other.name)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/Collection name already exists/)).toBeTruthy()
    expect((name as HTMLInputElement).value).toBe(other.name)
  })

  test('clears a summary and shows a concurrent change', async () => {
    const books = [...world.books.keys()].slice(0, 2)
    const list = await createReadList({ name: 'Read me', summary: 'Old words', ordered: true, bookIds: books })
    const { user, answered } = renderDialog(parts, 'editReadList', { readList: list })
    await user.clear(await screen.findByRole('textbox', { name: 'Summary' }))
    server.use(http.get(`*/api/v1/readlists/${list.id}`, () => HttpResponse.json({ ...list, summary: 'Their words' })))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine: Summary' }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await answered).toBe(true)
    expect(world.readLists.get(list.id)).toMatchObject({ summary: '', name: 'Read me', bookIds: books })
  })
})

describe('members', () => {
  const standing = (set: Awaited<ReturnType<typeof newCollection>>): ContainingList => ({ kind: 'collections', set })
  const takeOut = (within: ContainingList, some: readonly Series[]) =>
    runAnyAction('removeFromCollection', 'series', {
      total: some.length,
      title: '',
      things: some.map(record => ({ record, title: record.metadata.title })),
      within,
    })

  test('are removed from the current list and restored at their positions', async () => {
    const [first, second, third, fourth, fifth] = idsOf(series)
    const set = await newCollection(series.slice(0, 4))
    // Another client adds a series before the removal.
    world.collections.get(set.id)?.seriesIds.push(fifth ?? '')
    expect(await takeOut(standing(set), [series[0], series[2]] as Series[])).toBe(true)
    expect((await getCollection(set.id)).seriesIds).toEqual([second, fourth, fifth])
    const notice = notices().at(-1)
    expect(notice?.text).toBe(`2 series removed from “${set.name}”`)
    notice?.action?.run()
    await expect
      .poll(async () => (await getCollection(set.id)).seriesIds)
      .toEqual([first, second, third, fourth, fifth])
  })

  test('removing the last member asks to delete the list', async () => {
    const set = await newCollection(series.slice(0, 1))
    const { user } = renderDialog(parts, 'confirm', { title: 'first', text: '', verb: 'Fine' })
    await user.click(await screen.findByRole('button', { name: 'Fine' }))
    const done = takeOut(standing(set), series.slice(0, 1))
    expect(await screen.findByRole('dialog', { name: `Delete “${set.name}”?` })).toBeTruthy()
    const verb = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete collection' })
    expect(verb.disabled).toBe(true)
    await user.click(screen.getByRole('checkbox'))
    await user.click(verb)
    expect(await done).toBe(true)
    expect((await getCollections({ unpaged: true })).content.map(({ id }) => id)).not.toContain(set.id)
  })

  test('can be removed only by administrators, within the list, and when the list is not filtered', async () => {
    const set = await newCollection(series)
    const [admin, reader] = [{ roles: ['ADMIN', 'USER'] }, { roles: ['USER'] }] as Parameters<typeof actionsFor>[0][]
    const offered = (me = admin, within?: ContainingList) =>
      actionsFor(me ?? { roles: [] }, 'series', 1, series, within)
    expect(offered(admin, standing(set))).toContain('removeFromCollection')
    expect(offered(admin)).not.toContain('removeFromCollection')
    expect(offered(reader, standing(set))).not.toContain('removeFromCollection')
    expect(offered(admin, standing({ ...set, filtered: true }))).not.toContain('removeFromCollection')
  })
})
