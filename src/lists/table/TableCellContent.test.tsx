import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TableCellContent } from './TableCellContent'
import type { CellTextFormatters, RecordTableColumn } from './tableDefinition'

const column: RecordTableColumn<string> = {
  id: 'file',
  labelKey: 'File',
  value: path => path,
  isPath: true,
  width: 200,
}

test.each([
  ['/srv/books/One 1.cbz', ['/srv/books/', 'One 1.cbz']],
  ['C:\\books\\One 1.cbz', ['C:\\books\\', 'One 1.cbz']],
  ['One 1.cbz', ['', 'One 1.cbz']],
])('shows the folder of the path %s in its own element, which can become shorter', (path, parts) => {
  render(<TableCellContent column={column} record={path} tabIndex={0} texts={{} as CellTextFormatters} />)
  expect([...screen.getByTitle(path).children].map(({ textContent }) => textContent)).toEqual(parts)
})
