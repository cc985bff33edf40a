import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import {
  buildGridColumns,
  changeColumnVisibility,
  isColumnVisible,
  moveColumnBeside,
  moveColumnByOnePosition,
  parseUserColumnSettings,
  sortColumnIdsByUserOrder,
} from './tableColumns'

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
const columns = ids.map(names => names.map(id => ({ id })))

property.prop([columns, fc.array(fc.constantFrom(...'abcdefghxyz'))])(
  'returns every column once, in the order of the layout',
  (tableColumns, order) => {
    const result = sortColumnIdsByUserOrder(tableColumns, { order })
    expect([...result].sort()).toEqual(tableColumns.map(({ id }) => id).sort())
    const knownIds = [...new Set(order)].filter(id => tableColumns.some(column => column.id === id))
    expect(result.filter(id => knownIds.includes(id))).toEqual(knownIds)
  },
)

property.prop([ids, fc.constantFrom(...'abcdefgh'), fc.constantFrom(-1 as const, 1 as const)])(
  'a move followed by its reverse restores the order, except at the ends',
  (order, id, offset) => {
    const moved = moveColumnByOnePosition(order, id, offset)
    expect([...moved].sort()).toEqual([...order].sort())
    if (moved.join() !== order.join()) expect(moveColumnByOnePosition(moved, id, offset === 1 ? -1 : 1)).toEqual(order)
  },
)

property.prop([
  ids,
  fc.constantFrom(...'abcdefgh'),
  fc.constantFrom(...'abcdefgh'),
  fc.constantFrom('before', 'after'),
])('moves a column beside another column and keeps the order of all remaining columns', (order, id, other, side) => {
  const moved = moveColumnBeside(order, id, other, side)
  expect(moved.filter(columnId => columnId !== id)).toEqual(order.filter(columnId => columnId !== id))
  if (id === other || !order.includes(id) || !order.includes(other)) expect(moved).toEqual(order)
  else expect(moved.indexOf(id) - moved.indexOf(other)).toBe(side === 'after' ? 1 : -1)
})

test('inserts a new column after its predecessor in the default order', () => {
  expect(sortColumnIdsByUserOrder([{ id: 'a' }, { id: 'b' }, { id: 'c' }], { order: ['c', 'a'] })).toEqual([
    'c',
    'a',
    'b',
  ])
})

test('shows a column that is hidden by default, and keeps it visible when another column is hidden', () => {
  const tableColumns = [{ id: 'a' }, { id: 'b', hidden: true as const }]
  const layout = changeColumnVisibility(tableColumns, {}, 'b', true)
  expect(tableColumns.map(column => isColumnVisible(column, layout))).toEqual([true, true])
  expect(
    tableColumns.map(column => isColumnVisible(column, changeColumnVisibility(tableColumns, layout, 'a', false))),
  ).toEqual([false, true])
})

test('ignores invalid parts of a stored layout', () => {
  expect(parseUserColumnSettings({ order: ['a', 4], hidden: ['b'], sizes: { a: 3 } })).toEqual({ hidden: ['b'] })
  expect(parseUserColumnSettings('[]')).toEqual({})
})

describe('grid columns', () => {
  const build = (columns: Parameters<typeof buildGridColumns>[0], check = false) =>
    buildGridColumns(columns, { check, actions: check })

  test('columns shrink in proportion to the difference between their width and their minimum', () => {
    expect(
      build([{ size: 200, minSize: 150 }, { size: 90 }, { size: 254 }, { size: 300, numeric: true }], true),
    ).toEqual({
      templateColumns: [
        '40px',
        'minmax(clamp(150px, 150px + (100% - 732px) * 0.25, 200px), 640px)',
        '90px',
        'clamp(104px, 104px + (100% - 732px) * 0.75, 254px)',
        '300px',
        '48px',
      ].join(' '),
      minRowWidthPx: 732,
    })
  })

  test('a numeric column shrinks only to its own minimum', () => {
    const columns = [
      { size: 100, minSize: 60, numeric: true as const },
      { size: 80, numeric: true as const },
    ]
    expect(build(columns).minRowWidthPx).toBe(140)
  })

  test('the last column receives the width that the first column does not take', () => {
    expect(build([{ size: 100 }, { size: 90 }, { size: 100 }]).templateColumns).toBe(
      'minmax(100px, 640px) 90px minmax(100px, 1fr)',
    )
  })

  test('a width of the user stays', () => {
    const columns = [{ size: 300, growth: 1, isResized: true }, { size: 90 }, { size: 400, isResized: true }]
    expect(build(columns)).toEqual({ templateColumns: '300px 90px 400px', minRowWidthPx: 790 })
  })

  test('columns with a growth share the remaining width', () => {
    expect(build([{ size: 100, growth: 1 }, { size: 90 }, { size: 80, growth: 2 }]).templateColumns).toBe(
      'minmax(100px, 1fr) 90px minmax(80px, 2fr)',
    )
  })
})
