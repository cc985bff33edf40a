import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import arabic from '../../locales/ar.json' with { type: 'json' }
import { generateLibraries } from '../../mock-server/scenarios/generateLibraries'
import { useImportFilesOfSampleLibrary } from '../../src/api/useImportFilesOfSampleLibrary'
import { setSlowRequests } from '../../src/components/feedback/slowRequests'
import { dismissAllDialogs } from '../../src/dialogs/dialogStore'
import { SelectItemCheckbox } from '../../src/lists/selection/SelectItemCheckbox'
import { SelectionProvider } from '../../src/lists/selection/SelectionProvider'
import { createSelectionStore } from '../../src/lists/selection/selectionStore'
import { readPreference, writePreference } from '../../src/preferences/preferenceStore'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

// Tests of keys in pages, and of the focus: if the focused element closes, disappears or becomes disabled, another
// element gets the focus.

vi.mock('../../src/api/useImportFilesOfSampleLibrary')

const { renderApp, server, world } = setUpScreenTestServer({ fill: state => generateLibraries(state, 12) })
beforeEach(() => localStorage.clear())
afterEach(() => {
  act(dismissAllDialogs)
  cleanup()
  vi.unstubAllGlobals()
})

const useWideScreen = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

/**
 * Sends two key events of a text composition with an input method. The first event is a key during the composition.
 * The second event is the key that ends the composition, in the form in which Safari reports this key.
 */
const pressWhileComposing = (element: Element, key: string) => {
  fireEvent.keyDown(element, { key, isComposing: true })
  fireEvent.keyDown(element, { key, keyCode: 229 })
}

test('Escape closes the filter panel and keeps the selection; in a select of the app bar, it keeps it too', async () => {
  useWideScreen()
  const { user } = renderApp('/libraries/all/series?layout=table')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all matches' }))
  await screen.findByRole('region', { name: 'Selection' })
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  await screen.findByRole('complementary', { name: 'Filters' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull())
  expect(screen.getByRole('region', { name: 'Selection' })).toBeTruthy()
  act(() => screen.getByRole('combobox', { name: 'Where to search' }).focus())
  await user.keyboard('{Escape}')
  expect(screen.getByRole('region', { name: 'Selection' })).toBeTruthy()
})

test('in a right-to-left language, the left arrow key chooses the next radio button', async () => {
  const { title, roomy, normal } = arabic.list.view
  const { user } = renderApp('/libraries/all/series')
  await screen.findByRole('button', { name: 'View' })
  act(() => writePreference('locale', 'ar'))
  await user.click(await screen.findByRole('button', { name: title }))
  act(() => writePreference('browse.density', 'roomy'))
  const firstOption = await screen.findByRole('radio', { name: roomy })
  act(() => firstOption.focus())
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: normal }))
  expect(readPreference('browse.density')).toBe('normal')
  act(() => writePreference('locale', 'en'))
  await screen.findByRole('button', { name: 'View' })
})

test('Ctrl+K opens no command palette over a dialog', async () => {
  const series = [...world.series.values()].find(({ oneshot }) => !oneshot)
  const { user } = renderApp(`/series/${series?.id}`)
  await user.click(await screen.findByRole('button', { name: 'Edit metadata' }))
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await user.type(title, 'x{Control>}k{/Control}')
  expect(screen.queryByRole('combobox', { name: 'Command palette' })).toBeNull()
  await user.keyboard('y')
  expect(document.activeElement).toBe(title)
  expect(title).toHaveProperty('value', `${series?.metadata.title}xy`)
})

test('the search field of the app bar has the focus after it was cleared, and ignores keys of an input method', async () => {
  const { user, at } = renderApp('/account')
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await user.type(field, 'ko')
  pressWhileComposing(field, 'Enter')
  pressWhileComposing(field, 'Escape')
  pressWhileComposing(field, 'Escape')
  expect(field).toHaveProperty('value', 'ko')
  expect(at()).toBe('/account')
  await user.click(screen.getByLabelText('Clear the search'))
  expect(field).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field)
})

test('the search field of a list ignores keys of an input method', async () => {
  const { user, at } = renderApp('/libraries/all/series')
  const field = await screen.findByRole('combobox', { name: 'Search this list' })
  await user.type(field, 'ko')
  pressWhileComposing(field, 'Escape')
  pressWhileComposing(field, 'Enter')
  expect(field).toHaveProperty('value', 'ko')
  expect(at()).toBe('/libraries/all/series')
})

test.each(['Discard changes', 'Save changes'])('"%s" moves the focus to the field that was changed', async verb => {
  const { user } = renderApp('/settings/server')
  const form = within(await screen.findByRole('form', { name: 'Settings' }))
  const port = form.getByRole('textbox', { name: 'Server port' })
  await user.type(port, '8080')
  await user.click(form.getByRole('button', { name: verb }))
  await waitFor(() => expect(form.queryByRole('button', { name: verb })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(port))
})

test('dismissing a notice moves the focus to the page', async () => {
  const { user } = renderApp('/account/preferences')
  await user.click(await screen.findByRole('checkbox', { name: /^Blur/ }))
  const reset = await screen.findByRole('button', { name: 'Reset all settings of this browser' })
  await user.click(reset)
  expect(document.activeElement).toBe(reset)
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('dismissing the notice about slow requests, and the end of the requests, move the focus to the page', async () => {
  const { user } = renderApp('/account/preferences')
  await screen.findByRole('checkbox', { name: /^Blur/ })
  const main = screen.getByRole('main')
  act(() => setSlowRequests({ kind: 'reading', stop: () => undefined }))
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(document.activeElement).toBe(main)
  act(() => setSlowRequests({ kind: 'writing', stop: () => undefined }))
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
  act(() => dismiss.focus())
  act(() => setSlowRequests(undefined))
  expect(document.activeElement).toBe(main)
})

test('removing a role of authors moves the focus to the next role', async () => {
  const book = [...world.books.values()].find(({ oneshot }) => !oneshot)
  const { user } = renderApp(`/book/${book?.id}`)
  await user.click(await screen.findByRole('button', { name: 'Edit metadata' }))
  await user.click(await screen.findByRole('tab', { name: 'Authors' }))
  const role = await screen.findByRole('combobox', { name: 'Other role' })
  await user.type(role, 'narrator')
  pressWhileComposing(role, 'Enter')
  expect(screen.queryByRole('button', { name: 'Remove narrator' })).toBeNull()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Remove narrator' }))
  await waitFor(() => expect(document.activeElement?.matches('fieldset [role="combobox"]')).toBe(true))
  expect(document.activeElement).not.toBe(role)
})

test('the button that scans the sample folder moves the focus to the scan button', async () => {
  vi.mocked(useImportFilesOfSampleLibrary).mockReturnValue({ folder: '/in', listFiles: [] })
  server.use(http.post('*/api/v1/transient-books', () => HttpResponse.json([])))
  const { user } = renderApp('/import/books')
  await user.click(await screen.findByRole('button', { name: 'Try the sample folder' }))
  await screen.findByText('No books in this folder')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scan' }))
})

test('Ctrl+A selects all items from a card, but not from a text field of a row', async () => {
  const items = ['a', 'b'].map(id => ({ id }))
  const fetchPage = async () => ({ items, total: items.length })
  const selection = createSelectionStore({ fetchShownPage: fetchPage })
  render(
    <SelectionProvider store={selection}>
      <article>
        <SelectItemCheckbox item={{ id: 'a' }} index={0} title="a" />
        <input aria-label="Number" />
      </article>
    </SelectionProvider>,
  )
  const isHandled = (element: Element) => !fireEvent.keyDown(element, { key: 'a', ctrlKey: true })
  expect(isHandled(screen.getByRole('textbox'))).toBe(false)
  expect(selection.getSelection().mode).toBe('some')
  expect(isHandled(screen.getByRole('checkbox'))).toBe(true)
  expect(selection.getSelection().mode).toBe('allBut')
  // This is the key of A in a Russian keyboard layout.
  const cyrillicKey = { key: 'ф', code: 'KeyA', ctrlKey: true }
  expect(fireEvent.keyDown(screen.getByRole('checkbox'), cyrillicKey)).toBe(false)
})
