// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ReorderableRow } from './ReorderableRow'

test.each([
  ['3', 2],
  ['۱۲', 11],
  ['٩٩', 19],
  ['0', undefined],
  [' ', undefined],
  ['x', undefined],
])('the typed position %j moves the row to the index %j', (typed, index) => {
  const onMove = vi.fn()
  render(
    <ReorderableRow
      id="a"
      index={0}
      total={20}
      top={0}
      height={80}
      content={undefined}
      isTabStop
      drag={undefined}
      handle={{}}
      onMove={onMove}
      onRemove={() => {}}
    />,
  )
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onMove.mock.calls).toEqual(index === undefined ? [] : [[index, 'position']])
})
