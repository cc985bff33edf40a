import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ConfirmDialog } from '../../src/dialogs/ConfirmDialog'
import { getBooksOfSeries, listSeries } from '../../src/generated/series/series.calls'
import { getSeriesThumbnails } from '../../src/generated/thumbnails/thumbnails'
import { screenServer } from '../../src/mocks/screenServer'
import { AddLibraryDialog } from '../../src/resources/libraries/AddLibraryDialog'
import { EditOneshotDialog } from '../../src/resources/series/EditOneshotDialog'
import { EditSeriesDialog } from '../../src/resources/series/EditSeriesDialog'
import { renderDialog } from '../harness/renderDialog'

const { server, signInAs, world } = screenServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('a question', () => {
  const asks = { title: 'Delete?', text: 'Files are lost.', verb: 'Delete files', danger: true, acknowledge: 'I know' }

  test('that costs something wants a tick first', async () => {
    const { user, answered } = renderDialog({ confirm: ConfirmDialog }, 'confirm', asks)
    const dialog = await screen.findByRole('dialog', { name: 'Delete?' })
    expect(within(dialog).getByText('Files are lost.')).toBeTruthy()
    expect(button('Delete files').disabled).toBe(true)
    await user.click(within(dialog).getByRole('checkbox', { name: 'I know' }))
    await user.click(button('Delete files'))
    expect(await answered).toBe(true)
  })

  test('is left by Escape, its cross and its button, without an answer', async () => {
    const first = renderDialog({ confirm: ConfirmDialog }, 'confirm', asks)
    await screen.findByRole('dialog')
    await first.user.keyboard('{Escape}')
    expect(await first.answered).toBeUndefined()
    for (const name of ['Close', 'Cancel']) {
      const next = renderDialog({ confirm: ConfirmDialog }, 'confirm', asks)
      await next.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
      expect(await next.answered).toBeUndefined()
      next.unmount()
    }
  })
})

describe('a new library', () => {
  test('wants a folder and takes its name from it; what is refused is said and nothing is lost', async () => {
    const { user } = renderDialog({ addLibrary: AddLibraryDialog }, 'addLibrary', {})
    await screen.findByRole('dialog', { name: 'Add a library' })
    expect(button('Add library').disabled).toBe(true)
    const folder = screen.getByRole<HTMLInputElement>('textbox', { name: /^Folder/ })
    await user.type(folder, '/nowhere/at/all/Comics')
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    expect(name.value).toBe('Comics')
    await user.click(button('Add library'))
    expect((await screen.findByRole('alert')).textContent).toBeTruthy()
    expect(folder.value).toBe('/nowhere/at/all/Comics')
  })

  test('a folder that leads nowhere shows the roots of the server', async () => {
    const { user } = renderDialog({ addLibrary: AddLibraryDialog }, 'addLibrary', {})
    await user.type(await screen.findByRole('textbox', { name: /^Folder/ }), 'no/such/thing')
    await user.click(button('Browse'))
    expect(await screen.findByRole('list', { name: 'Folders of the server' })).toBeTruthy()
  })
})

describe('the posters of a series', () => {
  test('say where each came from and which is in force; they are chosen and deleted on save', async () => {
    const { content } = await listSeries({}, { size: 1 })
    const id = content[0]?.id ?? ''
    const { user, answered } = renderDialog({ editSeries: EditSeriesDialog }, 'editSeries', { series: content })
    await user.click(await screen.findByRole('tab', { name: 'Posters' }))
    const panel = screen.getByRole('tabpanel', { name: 'Posters' })
    expect(await within(panel).findByRole('listitem', { name: 'From one of its books, In use' })).toBeTruthy()
    expect(within(panel).getByText(/up to 1 MB/)).toBeTruthy()
    const chooser = within(panel).getByLabelText<HTMLInputElement>('Add pictures', { selector: 'input' })
    await user.upload(chooser, [file('one.png', 400), file('two.png', 500), file('big.png', 1_200_000)])
    expect(within(panel).getAllByRole('listitem', { name: /^New/ })).toHaveLength(3)
    await user.click(button('Save changes'))
    expect(within(panel).getByRole('alert').textContent).toContain('larger than 1 MB')
    const big = within(panel).getByRole('alert').closest('li') as HTMLElement
    await user.click(within(big).getByRole('button', { name: 'Delete this poster' }))
    await user.click(button('Save changes'))
    expect(await answered).toBe(true)
    const posters = await getSeriesThumbnails(id)
    expect(posters.map(({ type, selected }) => [type, selected])).toEqual([
      ['USER_UPLOADED', true],
      ['USER_UPLOADED', false],
    ])
  })

  test('what is no picture is refused', async () => {
    const { content } = await listSeries({}, { size: 1 })
    const { user } = renderDialog({ editSeries: EditSeriesDialog }, 'editSeries', { series: content })
    await user.click(await screen.findByRole('tab', { name: 'Posters' }))
    const chooser = screen.getByLabelText<HTMLInputElement>('Add pictures', { selector: 'input' })
    chooser.removeAttribute('accept')
    await user.upload(chooser, new File(['text'], 'notes.txt', { type: 'text/plain' }))
    expect((await screen.findByText('Only pictures can be posters')).getAttribute('role')).toBe('alert')
  })
})

/** A picture as the server knows them: by its first bytes. */
const file = (name: string, size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new File([bytes], name, { type: 'image/png' })
}

test('several one-shots: tags go to their books, genres to their series, the rest stays', async () => {
  for (const record of [...world.series.values()].slice(0, 3)) record.oneshot = true
  const condition = { oneShot: { operator: 'isTrue' as const } }
  const { content: series } = await listSeries({ condition }, { size: 3 })
  const { user, answered } = renderDialog({ editOneshots: EditOneshotDialog }, 'editOneshots', { series })
  await screen.findByRole('dialog', { name: `Edit ${series.length} one-shots` })
  await user.click(await screen.findByRole('tab', { name: 'Tags' }))
  await user.type(screen.getByLabelText('Genres'), 'noir{Enter}')
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'rainy{Enter}')
  await user.click(screen.getByText('Save changes'))
  expect(await answered).toBe(true)
  await waitFor(async () => {
    for (const { id, metadata } of series) {
      const now = (await listSeries({ condition }, { size: 3 })).content.find(one => one.id === id)
      expect(now?.metadata).toMatchObject({ genres: ['noir'], genresLock: true, title: metadata.title })
      const books = (await getBooksOfSeries(id, { unpaged: true })).content
      expect(books.some(({ metadata: { tags, tagsLock } }) => tags.join() === 'rainy' && tagsLock)).toBe(true)
    }
  })
})
