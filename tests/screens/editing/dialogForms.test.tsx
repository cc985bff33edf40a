import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { ConfirmDialog } from '../../../src/dialogs/ConfirmDialog'
import { getLibraries, updateLibrary } from '../../../src/generated/libraries/libraries.calls'
import type { Library } from '../../../src/generated/model.schemas'
import { getBooksOfSeries, listSeries } from '../../../src/generated/series/series.calls'
import { getSeriesThumbnails } from '../../../src/generated/thumbnails/thumbnails'
import { AddLibraryDialog } from '../../../src/resources/libraries/AddLibraryDialog'
import { EditLibraryDialog } from '../../../src/resources/libraries/EditLibraryDialog'
import { EditOneshotsDialog } from '../../../src/resources/series/EditOneshotsDialog'
import { EditSeriesDialog } from '../../../src/resources/series/EditSeriesDialog'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs, world } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('confirm dialog', () => {
  const asks = { title: 'Delete?', text: 'Files are lost.', verb: 'Delete files', danger: true, acknowledge: 'I know' }

  test('enables a destructive action only after the checkbox is checked', async () => {
    const { user, dialogResult } = renderDialog({ confirm: ConfirmDialog }, 'confirm', asks)
    const dialog = await screen.findByRole('dialog', { name: 'Delete?' })
    expect(within(dialog).getByText('Files are lost.')).toBeTruthy()
    expect(button('Delete files').disabled).toBe(true)
    await user.click(within(dialog).getByRole('checkbox', { name: 'I know' }))
    await user.click(button('Delete files'))
    expect(await dialogResult).toBe(true)
  })

  test('closes without a result on Escape, close and cancel', async () => {
    const first = renderDialog({ confirm: ConfirmDialog }, 'confirm', asks)
    await screen.findByRole('dialog')
    await first.user.keyboard('{Escape}')
    expect(await first.dialogResult).toBeUndefined()
    for (const name of ['Close', 'Cancel']) {
      const next = renderDialog({ confirm: ConfirmDialog }, 'confirm', asks)
      await next.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
      expect(await next.dialogResult).toBeUndefined()
      next.unmount()
    }
  })
})

describe('add library dialog', () => {
  test('requires a folder, derives the name from it and keeps the input after an error', async () => {
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

  test('refuses the name of another library, and asks before it discards the input', async () => {
    const [library] = await getLibraries()
    const dialogs = { addLibrary: AddLibraryDialog, confirm: ConfirmDialog }
    const { user } = renderDialog(dialogs, 'addLibrary', {})
    await user.type(await screen.findByRole('textbox', { name: /^Folder/ }), '/new/folder')
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    await user.clear(name)
    await user.type(name, library?.name ?? '')
    expect((await screen.findByRole('alert')).textContent).toBe('This already exists')
    expect(button('Add library').disabled).toBe(true)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(name.value).toBe(library?.name)
    await user.type(name, ' 2')
    expect(button('Add library').disabled).toBe(false)
    await user.clear(name)
    await user.type(name, library?.name.toUpperCase() ?? '')
    expect(button('Add library').disabled, 'the server accepts names that differ only in case').toBe(false)
  })

  test('shows the root folders of the server for an unknown folder', async () => {
    const { user } = renderDialog({ addLibrary: AddLibraryDialog }, 'addLibrary', {})
    await user.type(await screen.findByRole('textbox', { name: /^Folder/ }), 'no/such/thing')
    await user.click(button('Browse'))
    expect(await screen.findByRole('list', { name: 'Folders of the server' })).toBeTruthy()
  })
})

describe('edit library dialog', () => {
  const openEditDialog = async () => {
    const [library] = await getLibraries()
    const asks = { library: library as Library }
    const { user, dialogResult } = renderDialog({ editLibrary: EditLibraryDialog }, 'editLibrary', asks)
    await screen.findByRole('dialog', { name: `Edit ${library?.name}` })
    return { user, dialogResult, id: library?.id ?? '', name: library?.name ?? '' }
  }
  const tab = (name: string) => screen.getByRole('tab', { name })
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

  test('sends only the changed fields', async () => {
    const sent: unknown[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PATCH')
        void request
          .clone()
          .json()
          .then(body => sent.push(body))
    })
    const { user, dialogResult, id, name } = await openEditDialog()
    expect(button('Save changes').disabled).toBe(true)
    await user.type(box(/^Name/), ' and more')
    await user.click(tab('Scanner'))
    await user.type(screen.getByRole('combobox', { name: 'Directory exclusions' }), 'Drafts, old{Enter}')
    await user.click(tab('Analysis and files'))
    await user.click(screen.getByRole('checkbox', { name: /^Hash pages/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Hash for KOReader/ }))
    await user.click(button('Save changes'))
    expect(await dialogResult).toBe(true)
    const library = world.libraries.get(id)
    expect(sent).toEqual([
      {
        name: `${name} and more`,
        scanDirectoryExclusions: expect.arrayContaining(['Drafts, old']),
        hashPages: library?.hashPages,
        hashKoreader: true,
      },
    ])
    expect(library).toMatchObject({ name: `${name} and more`, hashKoreader: true })
  })

  test('rejects the name of another library and keeps the input after an invalid folder', async () => {
    const { user, name } = await openEditDialog()
    const other = [...world.libraries.values()].find(library => library.name !== name)?.name ?? ''
    await user.clear(box(/^Name/))
    await user.type(box(/^Name/), other)
    await user.click(button('Save changes'))
    expect((await screen.findByRole('alert')).textContent).toContain('exists')
    await user.clear(box(/^Name/))
    await user.type(box(/^Name/), 'Another')
    await user.clear(box(/^Folder/))
    await user.type(box(/^Folder/), '/nowhere/at/all')
    await user.click(button('Save changes'))
    expect((await screen.findByText(/does not exist/)).closest('[role=alert]')).toBeTruthy()
    expect([box(/^Name/).value, box(/^Folder/).value]).toEqual(['Another', '/nowhere/at/all'])
    await user.click(button('Browse'))
    expect(await screen.findByRole('list', { name: 'Folders of the server' })).toBeTruthy()
  })

  test('shows a conflict when another user changed the same field', async () => {
    const { user, dialogResult, id } = await openEditDialog()
    await user.clear(box(/^Name/))
    await user.type(box(/^Name/), 'Mine')
    await updateLibrary(id, { name: 'Theirs' })
    await user.click(button('Save changes'))
    await user.click(await screen.findByRole('button', { name: /^Keep mine: Name|Keep mine/ }))
    await user.click(button('Save changes'))
    expect(await dialogResult).toBe(true)
    expect(world.libraries.get(id)?.name).toBe('Mine')
  })
})

describe('posters of a series', () => {
  test('shows origin and selection, and uploads, selects and deletes on save', async () => {
    const { content } = await listSeries({}, { size: 1 })
    const id = content[0]?.id ?? ''
    const { user, dialogResult } = renderDialog({ editSeries: EditSeriesDialog }, 'editSeries', { series: content })
    await user.click(await screen.findByRole('tab', { name: 'Posters' }))
    const panel = screen.getByRole('tabpanel', { name: 'Posters' })
    expect(await within(panel).findByRole('listitem', { name: 'From one of its books, In use' })).toBeTruthy()
    expect(within(panel).getByText(/up to 1 MB/)).toBeTruthy()
    const chooser = within(panel).getByLabelText<HTMLInputElement>('Add images', { selector: 'input' })
    await user.upload(chooser, [pngFile('one.png', 400), pngFile('two.png', 500), pngFile('big.png', 1_200_000)])
    expect(await within(panel).findAllByRole('listitem', { name: /^New/ })).toHaveLength(3)
    await user.click(button('Save changes'))
    expect(within(panel).getByRole('alert').textContent).toContain('larger than 1 MB')
    const big = within(panel).getByRole('alert').closest('li') as HTMLElement
    await user.click(within(big).getByRole('button', { name: 'Delete this poster' }))
    await user.click(button('Save changes'))
    expect(await dialogResult).toBe(true)
    const posters = await getSeriesThumbnails(id)
    expect(posters.map(({ type, selected }) => [type, selected])).toEqual([
      ['USER_UPLOADED', true],
      ['USER_UPLOADED', false],
    ])
  })

  test('rejects files that are not images', async () => {
    const { content } = await listSeries({}, { size: 1 })
    const { user } = renderDialog({ editSeries: EditSeriesDialog }, 'editSeries', { series: content })
    await user.click(await screen.findByRole('tab', { name: 'Posters' }))
    const chooser = screen.getByLabelText<HTMLInputElement>('Add images', { selector: 'input' })
    chooser.removeAttribute('accept')
    await user.upload(chooser, new File(['text'], 'notes.txt', { type: 'text/plain' }))
    expect((await screen.findByText('Only images can be posters')).getAttribute('role')).toBe('alert')
  })

  test('rejects images that the browser cannot decode', async () => {
    const isBroken = async () => Promise.reject(new Error('EncodingError'))
    Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: isBroken, configurable: true })
    try {
      const { content } = await listSeries({}, { size: 1 })
      const { user } = renderDialog({ editSeries: EditSeriesDialog }, 'editSeries', { series: content })
      await user.click(await screen.findByRole('tab', { name: 'Posters' }))
      const chooser = screen.getByLabelText<HTMLInputElement>('Add images', { selector: 'input' })
      await user.upload(chooser, pngFile('broken.png', 400))
      expect(await screen.findByText('Only images can be posters')).toBeTruthy()
      expect(screen.queryByRole('listitem', { name: /^New/ })).toBeNull()
    } finally {
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
    }
  })
})

/** Creates a file with the PNG signature. The server checks this signature. */
const pngFile = (name: string, size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new File([bytes], name, { type: 'image/png' })
}

test('saves tags of one-shots to their books and genres to their series', async () => {
  for (const record of [...world.series.values()].slice(0, 3)) record.oneshot = true
  const condition = { oneShot: { operator: 'isTrue' as const } }
  const { content: series } = await listSeries({ condition }, { size: 3 })
  const { user, dialogResult } = renderDialog({ editOneshots: EditOneshotsDialog }, 'editOneshots', { series })
  await screen.findByRole('dialog', { name: `Edit ${series.length} one-shots` })
  await user.click(await screen.findByRole('tab', { name: 'Tags' }))
  await user.type(screen.getByLabelText('Genres'), 'noir{Enter}')
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'rainy{Enter}')
  await user.click(screen.getByText('Save changes'))
  expect(await dialogResult).toBe(true)
  await waitFor(async () => {
    for (const { id, metadata } of series) {
      const current = (await listSeries({ condition }, { size: 3 })).content.find(entry => entry.id === id)
      expect(current?.metadata).toMatchObject({ genres: ['noir'], genresLock: true, title: metadata.title })
      const books = (await getBooksOfSeries(id, { unpaged: true })).content
      expect(books.some(({ metadata: { tags, tagsLock } }) => tags.join() === 'rainy' && tagsLock)).toBe(true)
    }
  })
})
