import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type DialogName,
  type DialogRequestAndResultTypes,
  dismissAllDialogs,
  openDialog,
} from '../../src/dialogs/dialogStore'
import { getCollection } from '../../src/generated/collections/collections.calls'
import { getLibrary } from '../../src/generated/libraries/libraries.calls'
import type { Book } from '../../src/generated/model.schemas'
import { getReadList } from '../../src/generated/readlists/readlists.calls'
import { getSeries } from '../../src/generated/series/series.calls'
import type { ReadListMatchRow } from '../../src/machines/import/readListMatchRows'
import { openCommandPalette } from '../../src/shell/palette/openCommandPalette'
import {
  advanceFakeTimersTenSeconds,
  installFakeClock,
  partlyValidResponseKinds,
  selectUnusableResponseKinds,
  setUpHostileResponseTests,
  unusableResponseKinds,
  waitUntilPageSettled,
} from './setUpHostileResponseTests'
import { isPageSettled, setUpHostileScreenTests } from './setUpHostileScreenTests'

// Tests that open the dialogs and the command palette in two situations. In the first situation, the API requests get
// unusable responses, such as error statuses. In the second situation, the API requests hang.

const screens = setUpHostileScreenTests()
const { renderApp, rejections, reset, targets } = screens
const { serve, hang } = setUpHostileResponseTests(screens)

type DialogCase = { [Name in DialogName]: readonly [Name, DialogRequestAndResultTypes[Name]['request']] }[DialogName]

/**
 * Whether a dialog needs the responses to the requests that it sends when it opens. `needed`: it shows its content only
 * after the responses have arrived. `optional`: it shows its form without the responses. `none`: it sends no requests.
 */
const requestsAtOpening: Readonly<Record<DialogName, 'needed' | 'optional' | 'none'>> = {
  about: 'needed',
  addApiKey: 'optional',
  addLibrary: 'optional',
  addToCollection: 'needed',
  addToReadList: 'needed',
  arrangeLibraries: 'optional',
  arrangeSections: 'optional',
  bookAnalysis: 'needed',
  changeUserPassword: 'none',
  chooseFileName: 'needed',
  chooseLanguage: 'none',
  chooseReadListMatch: 'optional',
  compareBooks: 'needed',
  confirm: 'none',
  confirmBookImport: 'none',
  confirmDelete: 'none',
  editBooks: 'needed',
  editBooksTable: 'needed',
  editCollection: 'needed',
  editLibrary: 'needed',
  editOneshots: 'needed',
  editReadList: 'needed',
  editSeries: 'needed',
  editUserRestrictions: 'needed',
  editUserRoles: 'needed',
  historyEvent: 'none',
  importRow: 'none',
  importSettings: 'none',
  jumpToBook: 'needed',
  keepFilesByRule: 'none',
  pickBook: 'needed',
  pickReadList: 'needed',
  pickSeries: 'needed',
  regeneratePosters: 'none',
  serverShutdown: 'none',
  shortcutHelp: 'none',
  signOut: 'none',
}

/** Creates a row of a read list import. The row has a matching book, but the user has not selected the book. */
function createMatchRow({ id, seriesId, name, seriesTitle }: Book): ReadListMatchRow {
  const series = { seriesId, title: seriesTitle, releaseDate: null }
  const books = [{ bookId: id, number: '1', title: name }]
  return {
    id: 0,
    request: { series: [seriesTitle], number: '1' },
    matches: [{ series, books }],
    series: undefined,
    book: undefined,
  }
}

/** Returns the names and the parameters of dialogs. Includes each dialog that sends requests when it opens. */
async function createDialogCases(): Promise<readonly DialogCase[]> {
  const { book, oneshot, library, collection, readList } = targets()
  const [series, oneshotSeries] = await Promise.all([getSeries(book.seriesId), getSeries(oneshot.seriesId)])
  return [
    ['about', {}],
    ['addApiKey', {}],
    ['addToCollection', { series: [series] }],
    ['addToReadList', { books: [book] }],
    ['addLibrary', {}],
    ['arrangeLibraries', {}],
    ['arrangeSections', { libraryId: 'all' }],
    ['bookAnalysis', { book }],
    ['chooseFileName', { seriesId: book.seriesId, fileName: 'a', proposals: ['b'], extension: '.cbz' }],
    ['chooseReadListMatch', { title: 'Book', row: createMatchRow(book) }],
    ['compareBooks', { candidate: { kind: 'book', book: oneshot }, existing: book }],
    ['editBooks', { books: [book] }],
    ['editBooksTable', { series }],
    ['editCollection', { collection: await getCollection(collection) }],
    ['editLibrary', { library: await getLibrary(library) }],
    ['editOneshots', { series: [oneshotSeries] }],
    ['editReadList', { readList: await getReadList(readList) }],
    ['editSeries', { series: [series] }],
    ['editUserRestrictions', { id: 'U', email: 'reader@example.org' }],
    ['editUserRoles', { id: 'U', email: 'reader@example.org' }],
    ['jumpToBook', { current: book }],
    ['pickBook', { title: 'Book', initialText: 'a' }],
    ['pickReadList', { title: 'Read list', bookIds: [book.id] }],
    ['pickSeries', { title: 'Series', initialText: 'a' }],
  ]
}

let dialogCases: readonly DialogCase[] = []
beforeAll(async () => {
  dialogCases = await createDialogCases()
})

const findDialog = () => document.querySelector('[role=dialog]')

describe('every dialog that sends requests', () => {
  const names = (Object.keys(requestsAtOpening) as DialogName[]).filter(name => requestsAtOpening[name] !== 'none')

  /**
   * Opens a page and then a dialog above the page.
   * @param beforeOpening called after the requests of the page have ended. `beforeOpening` makes the requests of the
   *   dialog fail or hang.
   */
  async function openOverPage(name: DialogName, beforeOpening: () => void) {
    const dialog = dialogCases.find(([candidate]) => candidate === name)
    renderApp('/account/preferences')
    await waitUntilPageSettled(name)
    beforeOpening()
    // The type cast is safe: a `DialogCase` contains the name of a dialog and the parameters of this dialog.
    if (dialog) act(() => void openDialog(dialog[0], dialog[1] as never))
    await waitFor(() => expect(findDialog()).not.toBeNull())
    return screen.getByRole('dialog')
  }

  test.each(names)('%s can be closed when its requests fail', async name => {
    for (const kind of selectUnusableResponseKinds(names.indexOf(name))) {
      const label = `${name}: ${kind}`
      const dialog = await openOverPage(name, () => void serve(kind))
      await waitUntilPageSettled(label)
      expect(document.body.textContent, label).not.toMatch(
        /This page stopped working|Invalid Date|\bNaN\b|\[object Object\]/,
      )
      expect(dialog.querySelectorAll('button').length, label).toBeGreaterThan(0)
      act(() => dismissAllDialogs())
      await waitFor(() => expect(findDialog(), label).toBeNull())
      reset()
    }
    expect(rejections).toEqual([])
  })

  test.each(names)('%s shows a message after ten seconds when its requests hang', async name => {
    installFakeClock()
    const dialog = await openOverPage(name, () => void hang())
    await advanceFakeTimersTenSeconds()
    if (requestsAtOpening[name] === 'needed')
      await waitFor(() => expect(document.body.textContent, name).toMatch(/slow to (answer|arrive)/))
    expect(dialog.querySelectorAll('button').length).toBeGreaterThan(0)
    expect(rejections).toEqual([])
  })
})

describe('the command palette', () => {
  const PALETTE_NAME = 'Command palette'

  async function searchInPalette(beforeSearch: () => void) {
    const { user } = renderApp('/account/preferences')
    await waitUntilPageSettled('palette')
    act(openCommandPalette)
    const field = await screen.findByRole('combobox', { name: PALETTE_NAME })
    beforeSearch()
    return { user, field }
  }

  test.each(unusableResponseKinds)('still opens pages when its search gets the response "%s"', async kind => {
    const { user, field } = await searchInPalette(() => void serve(kind))
    await user.type(field, 'history')
    if (!partlyValidResponseKinds.includes(kind)) await screen.findByText('The search failed')
    await waitFor(() => expect(isPageSettled()).toBe(true))
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toMatch(/This page stopped working|undefined|\[object Object\]/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: PALETTE_NAME })).toBeNull())
    expect(rejections).toEqual([])
  })

  test('reports a slow server and still opens pages while its search hangs', async () => {
    installFakeClock()
    const { user, field } = await searchInPalette(() => void hang())
    await user.type(field, 'history')
    await advanceFakeTimersTenSeconds()
    await waitFor(() => expect(document.body.textContent).toMatch(/slow to answer/))
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
    expect(rejections).toEqual([])
  })
})
