import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { collectPagedItems } from './collectPagedItems'
import {
  countSelectedItems,
  emptyListSelection,
  fullListSelection,
  getRangeFromSelectionAnchor,
  isItemSelected,
  type ListSelection,
  removeDeletedFromSelection,
  selectItemRange,
  toggleSelectedItem,
  updateSelectionAnchorIndex,
} from './listSelection'

type ListStep =
  | { kind: 'click' | 'shift'; at: number }
  | { kind: 'all' }
  | { kind: 'comes' | 'goes'; at: number }
  | { kind: 'sorted' }

const at = fc.nat({ max: 40 })
const listStep: fc.Arbitrary<ListStep> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('click' as const, 'shift' as const), at }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'all' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('comes' as const, 'goes' as const), at }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'sorted' as const }) },
)
const listSteps = fc.array(listStep, { maxLength: 25 })
const firstList = fc.uniqueArray(fc.stringMatching(/^[a-f]{3}$/), { minLength: 1, maxLength: 30 })

type ListAndSelection = { list: string[]; selection: ListSelection; born: number }

function applyStep(state: ListAndSelection, step: ListStep): ListAndSelection {
  const { list, selection, born: addedCount } = state
  const index = 'at' in step ? step.at % Math.max(1, list.length) : 0
  const id = list[index]
  switch (step.kind) {
    case 'all':
      return { ...state, selection: fullListSelection }
    case 'sorted':
      return { ...state, list: [...list].reverse() }
    case 'comes':
      return { ...state, list: list.toSpliced(index, 0, `new${addedCount}`), born: addedCount + 1 }
    case 'goes':
      return {
        ...state,
        list: list.toSpliced(index, 1),
        selection: id ? removeDeletedFromSelection(selection, [id]) : selection,
      }
    case 'click':
      return { ...state, selection: id ? toggleSelectedItem(selection, { id, index }) : selection }
    case 'shift': {
      const current = updateSelectionAnchorIndex(selection, listedId =>
        list.includes(listedId) ? list.indexOf(listedId) : undefined,
      )
      const { first, last } = getRangeFromSelectionAnchor(current, index)
      return { ...state, selection: selectItemRange(current, list.slice(first, last + 1)) }
    }
  }
}

const applySteps = (list: string[], steps: readonly ListStep[]) =>
  steps.reduce(applyStep, { list, selection: emptyListSelection, born: 0 })

const collectSelected = (selection: ListSelection, list: readonly string[]): Promise<string[]> =>
  collectPagedItems<{ id: string }, string>({
    fetchPage: async (page, size) => ({
      items: list.slice(page * size, (page + 1) * size).map(id => ({ id })),
      total: list.length,
    }),
    toPart: ({ id }) => (isItemSelected(selection, id) ? id : undefined),
  })

describe('selection in a changing list', () => {
  property.prop([firstList, listSteps])('count, selected items and collected items agree', async (list, steps) => {
    const { list: current, selection } = applySteps(list, steps)
    const selectedIds = current.filter(id => isItemSelected(selection, id))
    expect(countSelectedItems(selection, current.length)).toBe(selectedIds.length)
    expect(await collectSelected(selection, current)).toEqual(selectedIds)
  })

  property.prop([firstList, listSteps, listSteps])(
    'keeps the selection when only the list changes',
    (list, steps, later) => {
      const before = applySteps(list, steps)
      const changes = later.filter(({ kind }) => kind === 'comes' || kind === 'goes' || kind === 'sorted')
      const after = changes.reduce(applyStep, before)
      for (const id of before.list.filter(listedId => after.list.includes(listedId))) {
        expect(isItemSelected(after.selection, id)).toBe(isItemSelected(before.selection, id))
      }
    },
  )

  property.prop([firstList, listSteps, at])(
    'restores the selection after a second click on the same item',
    (list, steps, position) => {
      const { list: current, selection } = applySteps(list, steps)
      const index = position % Math.max(1, current.length)
      const id = current[index] ?? 'x'
      const twice = toggleSelectedItem(toggleSelectedItem(selection, { id, index }), { id, index })
      for (const listedId of current) expect(isItemSelected(twice, listedId)).toBe(isItemSelected(selection, listedId))
    },
  )

  property.prop([firstList, listSteps, at, at])(
    'replaces the first range by a second range',
    (list, steps, firstEnd, secondEnd) => {
      const { list: current, selection } = applySteps(list, steps)
      if (current.length === 0) return
      const range = (from: ListSelection, index: number) => {
        const { first, last } = getRangeFromSelectionAnchor(from, index % current.length)
        return selectItemRange(from, current.slice(first, last + 1))
      }
      const withoutRange = { ...selection, range: new Set<string>() }
      const direct = range(withoutRange, secondEnd)
      const corrected = range(range(withoutRange, firstEnd), secondEnd)
      for (const id of current) expect(isItemSelected(corrected, id)).toBe(isItemSelected(direct, id))
    },
  )

  property.prop([firstList, listSteps, at])(
    'selects everything between the anchor and the clicked item',
    (list, steps, position) => {
      const { list: current, selection } = applySteps(list, steps)
      const { first, last } = getRangeFromSelectionAnchor(selection, position)
      const covered = current.slice(first, last + 1)
      const withRange = selectItemRange(selection, covered)
      for (const id of covered) expect(isItemSelected(withRange, id)).toBe(true)
    },
  )
})

test('ignores deleted items in later ranges', () => {
  const withExcluded = toggleSelectedItem(fullListSelection, { id: 'new', index: 0 })
  const withoutDeleted = removeDeletedFromSelection(selectItemRange(withExcluded, ['new']), ['new'])
  expect(countSelectedItems(selectItemRange(withoutDeleted, ['a']), 1)).toBe(1)
})

test('stores only the excluded ids when all of 50,000 items are selected', async () => {
  const selection = toggleSelectedItem(fullListSelection, { id: 'b', index: 1 })
  expect(countSelectedItems(selection, 50_000)).toBe(49_999)
  expect(selection.ids.size).toBe(1)
  expect(isItemSelected(selection, 'b')).toBe(false)
  expect(isItemSelected(selection, 'never seen')).toBe(true)
})
