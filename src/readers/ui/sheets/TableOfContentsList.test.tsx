import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { TableOfContentsList } from './TableOfContentsList'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  return loadTextBundle('reader')
})

/** Renders a table of contents with three parts. Each part contains the same number of chapters. */
function renderParts(chaptersPerPart: number, currentTitle?: string, name = 'toc') {
  const entries = ['A', 'B', 'C'].flatMap(part => [
    { title: `Part ${part}`, depth: 0 },
    ...Array.from({ length: chaptersPerPart }, (_, index) => ({ title: `${part}${index + 1}`, depth: 1 })),
  ])
  const onChoose = vi.fn()
  const hasTarget = vi.fn(() => true)
  render(
    <TableOfContentsList
      name={name}
      entries={entries}
      currentEntry={entries.find(({ title }) => title === currentTitle)}
      hasTarget={hasTarget}
      onChoose={onChoose}
    />,
  )
  return { onChoose, hasTarget }
}

const isShown = (title: string) => screen.queryByRole('button', { name: title }) !== null
const toggleOf = (title: string) => screen.getByRole('button', { name: `Subentries of ${title}` })
const isExpanded = (title: string) => toggleOf(title).getAttribute('aria-expanded')

test('a long list shows only the chapters of the current part, and buttons show the others', () => {
  const { onChoose } = renderParts(20, 'B3')
  expect(['A', 'B', 'C'].map(part => isExpanded(`Part ${part}`))).toEqual(['false', 'true', 'false'])
  expect(['A1', 'B1', 'C1'].map(isShown)).toEqual([false, true, false])
  fireEvent.click(toggleOf('Part A'))
  expect(isShown('A1')).toBe(true)
  expect(onChoose).not.toHaveBeenCalled()
  const subentries = document.getElementById(toggleOf('Part A').getAttribute('aria-controls') ?? '')
  expect(within(subentries as HTMLElement).getAllByRole('listitem')).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: 'A1' }))
  expect(onChoose).toHaveBeenCalledWith({ title: 'A1', depth: 1 })
})

test('a short list is open and has no filter', () => {
  renderParts(2)
  expect(['A1', 'B1', 'C1'].map(isShown)).toEqual([true, true, true])
  expect(screen.queryByRole('searchbox')).toBeNull()
  fireEvent.click(toggleOf('Part B'))
  expect(['A1', 'B1', 'C1'].map(isShown)).toEqual([true, false, true])
})

test('the filter shows matching entries of closed parts', () => {
  renderParts(20)
  const filter = screen.getByRole('searchbox', { name: 'Search the table of contents' })
  fireEvent.change(filter, { target: { value: 'c12' } })
  expect(screen.getAllByRole('listitem').map(item => item.querySelector('button')?.textContent)).toEqual([
    'Part C',
    'C12',
  ])
  fireEvent.change(filter, { target: { value: 'epilogue' } })
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No entry matches')
})

test('a typed character does not render the unfiltered entries again', () => {
  const { hasTarget } = renderParts(20)
  hasTarget.mockClear()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'epilogue' } })
  expect(screen.getByRole('status').textContent).toBe('No entry matches')
  expect(hasTarget).not.toHaveBeenCalled()
})

test('the filter field of another list does not mention the table of contents', () => {
  renderParts(20, undefined, 'pageList')
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy()
})

test('a closed part that contains the current entry is marked', () => {
  renderParts(20, 'B3')
  const currentOf = (title: string) => screen.getByRole('button', { name: title }).getAttribute('aria-current')
  expect(['Part A', 'Part B', 'B3'].map(currentOf)).toEqual([null, null, 'location'])
  fireEvent.click(toggleOf('Part B'))
  expect(['Part A', 'Part B'].map(currentOf)).toEqual([null, 'true'])
})
