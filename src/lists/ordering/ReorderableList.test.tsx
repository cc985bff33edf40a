import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ReorderableList } from './ReorderableList'

test('rows are twice as high if the text is twice as large', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 800, top: 0 } as DOMRect)
  document.documentElement.style.fontSize = '32px'
  onTestFinished(() => {
    vi.restoreAllMocks()
    document.documentElement.style.fontSize = ''
  })
  render(
    <ReorderableList
      label="Order"
      ids={['a', 'b', 'c']}
      rowContent={() => undefined}
      onMove={() => {}}
      onRemove={() => {}}
      onVisible={() => {}}
    />,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ style }) => Number.parseFloat(style.insetBlockStart))).toEqual([0, 152, 304])
  expect(rows.map(({ style }) => style.blockSize)).toEqual(['152px', '152px', '152px'])
  expect(screen.getByRole('list').style.blockSize).toBe('456px')
})
