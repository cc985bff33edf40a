import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DataTable } from './DataTable'
import type { DataTableColumn, UserColumnSettings } from './tableColumns'

vi.mock('../scrolling/useScrollRestoreAfterReload', () => ({ useScrollRestoreAfterReload: () => undefined }))

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 900, top: 0, left: 0 } as DOMRect)
})
afterEach(() => void vi.restoreAllMocks())

const columns = ['Title', 'Added'].map(
  (title): DataTableColumn<unknown> => ({ id: title, title, size: 600, cell: () => title, sortKey: title }),
)

const tableWithRowHeight = (rowHeight: number) => (
  <DataTable
    label="Items"
    columns={columns}
    layout={{}}
    onLayout={() => undefined}
    total={1000}
    itemAt={index => ({ id: String(index) })}
    sort={{ sorts: [{ sortKey: 'Title', direction: 'asc' }], onSort: () => undefined }}
    rowHeight={rowHeight}
  />
)

test('positions the rows at once when the row height changes', () => {
  const { rerender } = render(tableWithRowHeight(40))
  const rows = () => screen.getAllByRole('row').slice(1, 4)
  const tops = () => rows().map(({ style }) => Number.parseInt(style.insetBlockStart, 10))
  expect(tops()).toEqual([0, 40, 80])
  rerender(tableWithRowHeight(56))
  expect(tops()).toEqual([0, 56, 112])
  expect(rows()[0]?.parentElement?.style.blockSize).toBe('56000px')
})

test('texts have two lines, except in low rows', () => {
  const { rerender } = render(tableWithRowHeight(40))
  const maxTextLines = () => screen.getByRole('table').style.getPropertyValue('--max-text-lines')
  expect(maxTextLines()).toBe('2')
  rerender(tableWithRowHeight(32))
  expect(maxTextLines()).toBe('')
})

test('synchronizes the horizontal scroll of head and body in both directions', () => {
  render(tableWithRowHeight(40))
  const [head, body] = screen.getAllByRole('rowgroup') as [HTMLElement, HTMLElement]
  head.scrollLeft = 300
  fireEvent.scroll(head)
  expect(body.scrollLeft).toBe(300)
  body.scrollLeft = 120
  fireEvent.scroll(body)
  expect(head.scrollLeft).toBe(120)
  // The scroll event of the table head arrives late, after the body has scrolled further. This event must not move the
  // body back.
  body.scrollLeft = 130
  fireEvent.scroll(head)
  expect(body.scrollLeft).toBe(130)
})

const threeColumns = ['Title', 'Added', 'Read'].map(
  (title): DataTableColumn<unknown> => ({
    id: title,
    title,
    size: 300,
    cell: () => title,
    sortKey: title,
  }),
)

function StatefulTable() {
  const [layout, setLayout] = useState<UserColumnSettings>({ hidden: ['Read'] })
  return (
    <DataTable
      label="Items"
      columns={threeColumns}
      layout={layout}
      onLayout={setLayout}
      total={3}
      itemAt={index => ({ id: String(index) })}
      sort={{ sorts: [{ sortKey: 'Title', direction: 'asc' }], onSort: () => undefined }}
    />
  )
}

test('announces the new position of a column moved by key or by drag', () => {
  render(<StatefulTable />)
  const announcement = screen.getByRole('status')
  expect(announcement.textContent).toBe('')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Title' }), { key: 'ArrowRight', altKey: true })
  expect(announcement.textContent).toBe('Title: position 2 of 2')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Title' }), { key: 'ArrowLeft', altKey: true })
  expect(announcement.textContent).toBe('Title: position 1 of 2')
  const head = screen.getByRole('columnheader', { name: /^Added/ })
  vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue({ left: 0, right: 100, width: 100 } as DOMRect)
  head.setPointerCapture = () => undefined
  fireEvent.pointerDown(head, { button: 0, clientX: 90 })
  fireEvent.pointerMove(head, { clientX: 10 })
  fireEvent.pointerUp(head)
  expect(announcement.textContent).toBe('Added: position 1 of 2')
})

test('a key resizes a column from its shown width, which can be less than its default width', () => {
  const onLayout = vi.fn()
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(180)
  render(<DataTable {...tableWithRowHeight(40).props} onLayout={onLayout} />)
  const handle = screen.getByRole('separator', { name: /Title/ })
  fireEvent.focus(handle)
  expect(handle.getAttribute('aria-valuenow')).toBe('180')
  fireEvent.keyDown(handle, { key: 'ArrowRight' })
  expect(onLayout).toHaveBeenLastCalledWith({ sizes: { Title: 196 } })
})
