import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../src/language/interfaceLanguage'
import { EpubBookmarkList, HighlightList } from '../../src/readers/epub/annotations/list/AnnotationLists'

const input = vi.hoisted(() => ({ isTouch: false }))
vi.mock('../../src/components/page/useMediaQuery', () => ({ useIsTouchInput: () => input.isTouch }))

beforeAll(() => loadTextBundle('reader'))

test.each([
  [false, 'No bookmarks in this book yet. Press B to add one.'],
  [true, 'No bookmarks in this book yet.'],
])('mentions the key that adds a bookmark only without touch input: %s', (isTouch, text) => {
  input.isTouch = isTouch
  const annotations = { bookmarks: [], highlights: [] }
  render(
    <EpubBookmarkList
      annotations={annotations as never}
      book={{} as never}
      hasTarget={() => true}
      onSelect={vi.fn()}
    />,
  )
  expect(screen.getByText(text)).toBeTruthy()
})

/** Creates the list of highlights with these colors. The text of each highlight is its color. */
function highlightList(colours: readonly string[]) {
  const highlights = colours.map(colour => ({ cfi: colour, text: colour, title: '', note: '', created: 0, colour }))
  const annotations = { bookmarks: [], highlights }
  return (
    <HighlightList annotations={annotations as never} book={{} as never} hasTarget={() => true} onSelect={vi.fn()} />
  )
}
const countColorButtons = () => screen.queryAllByRole('button', { name: /^(Yellow|Green|Blue)$/ }).length

test('an annotation whose chapter no longer exists is readable and removable, but leads nowhere', () => {
  const bookmark = { cfi: 'a', text: 'Lost text', title: 'Lost chapter', created: 0, progression: 0 }
  const annotations = { bookmarks: [bookmark, { ...bookmark, cfi: 'b', text: 'Text' }], highlights: [] }
  const onSelect = vi.fn()
  render(
    <EpubBookmarkList
      annotations={annotations as never}
      book={{} as never}
      hasTarget={({ cfi }) => cfi === 'b'}
      onSelect={onSelect}
    />,
  )
  fireEvent.click(screen.getByText('Lost text'))
  expect(onSelect).not.toHaveBeenCalled()
  const [lost, other] = screen.getAllByRole('listitem')
  expect(within(lost as HTMLElement).getAllByRole('button')).toHaveLength(1)
  expect(within(other as HTMLElement).getAllByRole('button')).toHaveLength(2)
})

test('filters highlights by color only if they have several colors', () => {
  const { rerender } = render(highlightList(['yellow']))
  expect(screen.queryByRole('group', { name: 'Colors' })).toBeNull()
  rerender(highlightList(['yellow', 'green', 'blue']))
  expect(countColorButtons()).toBe(3)
})

test('a selected color can be deselected after all other highlights, or its own, were removed', () => {
  const { rerender } = render(highlightList(['yellow', 'green']))
  fireEvent.click(screen.getByRole('button', { name: 'Green' }))
  rerender(highlightList(['green']))
  expect(countColorButtons()).toBe(1)
  rerender(highlightList(['yellow']))
  expect(screen.getByText('No highlight matches')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Green' }))
  expect(screen.getByText('yellow')).toBeTruthy()
  expect(countColorButtons()).toBe(0)
})

test.each([
  [false, 'the search field'],
  [true, 'nothing, because the keyboard would open'],
])('after the only color was deselected (touch: %s), the focus goes to %s', isTouch => {
  input.isTouch = isTouch
  const { rerender } = render(highlightList(['yellow', 'green']))
  fireEvent.click(screen.getByRole('button', { name: 'Green' }))
  rerender(highlightList(['green']))
  fireEvent.click(screen.getByRole('button', { name: 'Green' }))
  expect(document.activeElement === screen.getByRole('searchbox')).toBe(!isTouch)
})

function ChangeableBookmarkList() {
  const [bookmarks, setBookmarks] = useState(['One', 'Two'].map(text => ({ cfi: text, text, title: '', created: 0 })))
  type Bookmark = (typeof bookmarks)[number]
  const annotations = {
    bookmarks,
    highlights: [],
    storeBookmark: (added: Bookmark) => setBookmarks([added, ...bookmarks]),
    removeBookmark: ({ cfi }: Bookmark) => setBookmarks(bookmarks.filter(bookmark => bookmark.cfi !== cfi)),
  }
  return (
    <EpubBookmarkList annotations={annotations as never} book={{} as never} hasTarget={() => true} onSelect={vi.fn()} />
  )
}

test('after a bookmark was removed or restored, a button near it has the focus', async () => {
  const user = userEvent.setup()
  render(<ChangeableBookmarkList />)
  const press = async (name: RegExp) => {
    const [button] = screen.getAllByRole('button', { name })
    button?.focus()
    await user.keyboard('{Enter}')
    return document.activeElement?.getAttribute('aria-label')
  }
  expect(await press(/^Remove/)).toBe('Remove: Two')
  expect(await press(/^Remove/)).toBe('Undo')
  expect(await press(/^Undo/)).toBe('Remove: Two')
  expect(within(screen.getByRole('list')).getByText('Two')).toBeTruthy()
})

test('announces each removal of a bookmark', async () => {
  render(<ChangeableBookmarkList />)
  const announced = () => document.querySelector('[aria-live] > p')
  fireEvent.click(screen.getByRole('button', { name: 'Remove: One' }))
  await waitFor(() => expect(announced()?.textContent).toBe('Removed'))
  expect(screen.queryByRole('status')).toBeNull()
  const first = announced()
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Two' }))
  expect(first?.isConnected).toBe(false)
  await waitFor(() => expect(announced()?.textContent).toBe('Removed'))
})

test('shows 200 highlights at first, and more of them on request', () => {
  render(highlightList(Array.from({ length: 205 }, (_, index) => `Text ${index}`)))
  const countItems = () => document.querySelectorAll('li').length
  expect(countItems()).toBe(200)
  fireEvent.click(screen.getByText('5 more'))
  expect(countItems()).toBe(205)
  expect(document.activeElement?.textContent).toContain('Text 200')
  expect(screen.queryByText(/more$/)).toBeNull()
})
