import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { queryClient } from '../../../src/api/cache/queryClient'
import { dismissNotice, getVisibleNotices } from '../../../src/api/notices'
import { SelectItemCheckbox } from '../../../src/lists/selection/SelectItemCheckbox'
import { SelectionBarLayout } from '../../../src/lists/selection/SelectionBarLayout'
import { SelectionProvider } from '../../../src/lists/selection/SelectionProvider'
import { createSelectionStore } from '../../../src/lists/selection/selectionStore'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, renderApp } = setUpScreenTestServer({ fill: world => generateLibraries(world, 130) })
afterEach(cleanup)

test('shows an error for a range whose pages fail to load, and retries', async () => {
  const items = ['a', 'b', 'c', 'd'].map(id => ({ id }))
  let isReachable = false
  const fetchShownPage = async () => {
    if (!isReachable) throw new Error('unreachable')
    return { items, total: items.length }
  }
  const selection = createSelectionStore({ fetchShownPage })
  render(
    <SelectionProvider store={selection}>
      {items.map((item, index) => (
        <SelectItemCheckbox key={item.id} item={item} index={index} title={item.id} />
      ))}
    </SelectionProvider>,
  )
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
  fireEvent.click(box('a'))
  fireEvent.click(box('d'), { shiftKey: true })
  await waitFor(() => expect(getVisibleNotices()).toHaveLength(1))
  const [notice] = getVisibleNotices()
  isReachable = true
  act(() => notice?.action?.run())
  dismissNotice(notice?.id ?? 0)
  await waitFor(() => expect([...selection.getSelection().ids].toSorted()).toEqual(['a', 'b', 'c', 'd']))
  expect(getVisibleNotices()).toEqual([])
})

test('the link of a selected item has a description that says so', async () => {
  const items = [{ id: 'a' }]
  const store = createSelectionStore({ fetchShownPage: async () => ({ items, total: 1 }) })
  render(
    <SelectionProvider store={store}>
      <article>
        <a href="/a" data-card-link="">
          A
        </a>
        <SelectItemCheckbox item={{ id: 'a' }} index={0} title="A" />
      </article>
    </SelectionProvider>,
  )
  const pressSpace = () => fireEvent.keyDown(screen.getByRole('link'), { key: ' ' })
  pressSpace()
  expect(screen.getByRole('link', { name: 'A', description: 'Selected' })).toBeTruthy()
  pressSpace()
  expect(screen.getByRole('link', { name: 'A', description: '' })).toBeTruthy()
})

test('shows the number of selected items in a status element that exists before the first selection', async () => {
  const items = [{ id: 'a' }]
  const store = createSelectionStore({ fetchShownPage: async () => ({ items, total: 1 }) })
  render(
    <SelectionBarLayout store={store} total={1}>
      {() => null}
    </SelectionBarLayout>,
  )
  const status = screen.getByRole('status')
  expect([status.textContent, screen.queryByRole('region')]).toEqual(['', null])
  act(() => store.toggle({ id: 'a' }, 0))
  await waitFor(() => expect(status.textContent).toBe('1 selected'))
  expect(screen.getByRole('region', { name: 'Selection' }).contains(status)).toBe(true)
})

test('disables actions that exceed their batch limit, shows the limit, and lists deleting actions last', async () => {
  const { user } = renderApp('/libraries/all/series?layout=table')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all matches' }))
  const bar = await screen.findByRole('region', { name: 'Selection' })
  await user.click(within(bar).getByRole('button', { name: 'More actions' }))
  const download = await screen.findByRole('menuitem', { name: /^Download/ })
  expect(download.textContent).toContain('For up to 50 at a time')
  expect(download.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByRole('menuitem').at(-1)?.textContent).toBe('Delete files')
  await user.keyboard('{Escape}{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Command palette' }), 'downl')
  const paletteOption = await screen.findByRole('option', { name: /^Download/ })
  expect(paletteOption.textContent).toContain('For up to 50 at a time')
  expect(paletteOption.getAttribute('aria-disabled')).toBe('true')
})

test('shows an error if the selected records fail to load for a dialog, and retries', async () => {
  const { user } = renderApp('/libraries/all/series?layout=table')
  const box = await screen.findByRole('checkbox', { name: 'Select all matches' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await user.click(box)
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  server.use(
    http.post('*/api/v1/series/list', async () => {
      await released
      return HttpResponse.json({ message: 'disk is full' }, { status: 500 })
    }),
  )
  const bar = await screen.findByRole('region', { name: 'Selection' })
  await user.click(within(bar).getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit metadata' }))
  await waitFor(() => expect(bar.querySelector('[aria-busy]')).toBeTruthy())
  release()
  expect(await screen.findByText(/disk is full/)).toBeTruthy()
  expect(bar.querySelector('[aria-busy]')).toBeNull()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: /^Edit 130 series/ })).toBeTruthy()
})

test('says that random order shows a sample, and shuffles again', async () => {
  const { user } = renderApp('/libraries/all/series?sort=random')
  expect(await screen.findByText(/^100 of \d+, selected at random$/)).toBeTruthy()
  const onListRequest = vi.fn()
  server.events.on('request:start', ({ request }) => void (request.url.includes('/series/list?') && onListRequest()))
  const button = await screen.findByRole('button', { name: 'Shuffle again' })
  await user.click(button)
  await waitFor(() => expect(onListRequest).toHaveBeenCalled())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(document.activeElement, 'the button keeps the focus').toBe(button)
})

test('resets the range anchor after a shuffle', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 900, top: 0, left: 0 } as DOMRect)
  const { user } = renderApp('/libraries/all/series?sort=random')
  const boxes = () => screen.findAllByRole('checkbox', { name: /^Select / })
  const tenth = (await boxes())[9] as HTMLElement
  fireEvent.click(tenth)
  const before = (await boxes()).map(({ dataset }) => dataset.choose).join()
  await user.click(await screen.findByRole('button', { name: 'Shuffle again' }))
  await waitFor(async () => expect((await boxes()).map(({ dataset }) => dataset.choose).join()).not.toBe(before))
  fireEvent.click((await boxes())[1] as HTMLElement, { shiftKey: true })
  await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true }).length).toBeGreaterThan(1))
  expect(screen.getAllByRole('checkbox', { checked: true }).length).toBeLessThanOrEqual(3)
  vi.restoreAllMocks()
})
