import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openDialog } from '../../../src/dialogs/dialogStore'
import { createCollection } from '../../../src/generated/collections/collections.calls'
import { createReadList } from '../../../src/generated/readlists/readlists.calls'
import { renewSession } from '../../harness/screens/renewSession'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

vi.setConfig({ testTimeout: 60_000 })

// Tests that an edited order of a collection or read list, and the name of a new collection, survive the end of the
// session.

const { world, signInAs, renderApp } = setUpScreenTestServer()

/** Gives all elements a width, because jsdom has no layout and the list renders rows only if it has a width. */
const giveElementsAWidth = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 40))

test.each(['collections', 'readlists'])('keeps the moves in an edited order (%s)', async kind => {
  const library = [...world.libraries.values()].find(({ id }) => world.seriesOf(id).length > 2)
  const seriesIds = world
    .seriesOf(library?.id ?? '')
    .map(({ id }) => id)
    .slice(0, 3)
  const bookIds = [...world.books.keys()].slice(0, 3)
  const list =
    kind === 'collections'
      ? await createCollection({ name: `Ordered ${kind}`, ordered: true, seriesIds })
      : await createReadList({ name: `Ordered ${kind}`, summary: '', ordered: true, bookIds })
  giveElementsAWidth()
  const app = renderApp(`/${kind}/${list.id}`)
  await app.user.click(await screen.findByRole('button', { name: 'Change order' }))
  const items = async () => {
    const order = within(await screen.findByRole('list', { name: new RegExp(`Ordered ${kind}`) }))
    await waitFor(() => expect(order.queryByText('…')).toBeNull())
    await order.findAllByRole('listitem')
    return order
      .getAllByRole('button', { name: /, \d of 3$/ })
      .map(button => button.getAttribute('aria-label')?.replace(/, \d of 3$/, ''))
  }
  const before = await items()
  const handle = await screen.findByRole('button', { name: /, 1 of 3$/ })
  handle.focus()
  await app.user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const moved = [before[1], before[0], before[2]]
  expect(await items()).toEqual(moved)
  await renewSession(app, signInAs)
  await waitFor(async () => expect(await items()).toEqual(moved))
  await app.user.click(screen.getByRole('button', { name: 'Save order' }))
  const savedIds = () =>
    kind === 'collections' ? world.collections.get(list.id)?.seriesIds : world.readLists.get(list.id)?.bookIds
  const ids = kind === 'collections' ? seriesIds : bookIds
  await waitFor(() => expect(savedIds()).toEqual([ids[1], ids[0], ids[2]]))
})

test('keeps the name of a new collection', async () => {
  const app = renderApp('/account')
  await screen.findByRole('heading', { level: 1 })
  act(() => void openDialog('addToCollection', { series: [...world.series.values()].slice(0, 1) }))
  await app.user.type(await screen.findByRole('textbox', { name: /^Search or create/ }), 'A new name')
  await renewSession(app, signInAs)
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByRole<HTMLInputElement>('textbox')).value).toBe('A new name')
})
