import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import { fetchAllPages } from './fetchAllPages'
import {
  allSelected,
  deselectItems,
  isSelected,
  noneSelected,
  rangeFromAnchor,
  type Selection,
  selectedCount,
  selectRange,
  toggleItem,
  withAnchor,
} from './selection'

/** A step of the test: an input of the user or a change of the list. */
type Deed =
  | { kind: 'click' | 'shift'; at: number }
  | { kind: 'all' }
  | { kind: 'comes' | 'goes'; at: number }
  | { kind: 'sorted' }

const at = fc.nat({ max: 40 })
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('click' as const, 'shift' as const), at }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'all' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('comes' as const, 'goes' as const), at }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'sorted' as const }) },
)
const deeds = fc.array(deed, { maxLength: 25 })
const firstList = fc.uniqueArray(fc.stringMatching(/^[a-f]{3}$/), { minLength: 1, maxLength: 30 })

type World = { list: string[]; selection: Selection; born: number }

function happened(world: World, step: Deed): World {
  const { list, selection, born } = world
  const place = 'at' in step ? step.at % Math.max(1, list.length) : 0
  const id = list[place]
  switch (step.kind) {
    case 'all':
      return { ...world, selection: allSelected }
    case 'sorted':
      return { ...world, list: [...list].reverse() }
    case 'comes':
      return { ...world, list: list.toSpliced(place, 0, `new${born}`), born: born + 1 }
    case 'goes':
      return { ...world, list: list.toSpliced(place, 1), selection: id ? deselectItems(selection, [id]) : selection }
    case 'click':
      return { ...world, selection: id ? toggleItem(selection, { id, index: place }) : selection }
    case 'shift': {
      const current = withAnchor(selection, each => (list.includes(each) ? list.indexOf(each) : undefined))
      const { first, last } = rangeFromAnchor(current, place)
      return { ...world, selection: selectRange(current, list.slice(first, last + 1)) }
    }
  }
}

const livedThrough = (list: string[], steps: readonly Deed[]) =>
  steps.reduce(happened, { list, selection: noneSelected, born: 0 })

async function walked(selection: Selection, list: readonly string[]): Promise<string[]> {
  const things = fetchAllPages({
    page: async (page, size) => ({
      items: list.slice(page * size, (page + 1) * size).map(id => ({ id })),
      total: list.length,
    }),
    size: 7,
    wants: ({ id }) => isSelected(selection, id),
  })
  const found: string[] = []
  for await (const { id } of things) found.push(id)
  return found
}

describe('selection in a changing list', () => {
  property.prop([firstList, deeds])('agrees on count, selected items and iteration', async (list, steps) => {
    const { list: now, selection } = livedThrough(list, steps)
    const marked = now.filter(id => isSelected(selection, id))
    expect(selectedCount(selection, now.length)).toBe(marked.length)
    expect((await walked(selection, now)).toSorted()).toEqual(marked.toSorted())
  })

  property.prop([firstList, deeds, deeds])('keeps the selection when only the list changes', (list, steps, later) => {
    const before = livedThrough(list, steps)
    const changes = later.filter(({ kind }) => kind === 'comes' || kind === 'goes' || kind === 'sorted')
    const after = changes.reduce(happened, before)
    for (const id of before.list.filter(each => after.list.includes(each))) {
      expect(isSelected(after.selection, id)).toBe(isSelected(before.selection, id))
    }
  })

  property.prop([firstList, deeds, at])(
    'restores the selection after a second click on the same item',
    (list, steps, where) => {
      const { list: now, selection } = livedThrough(list, steps)
      const index = where % Math.max(1, now.length)
      const id = now[index] ?? 'x'
      const twice = toggleItem(toggleItem(selection, { id, index }), { id, index })
      for (const each of now) expect(isSelected(twice, each)).toBe(isSelected(selection, each))
    },
  )

  property.prop([firstList, deeds, at, at])('replaces the first range by a second range', (list, steps, one, other) => {
    const { list: now, selection } = livedThrough(list, steps)
    if (now.length === 0) return
    const range = (from: Selection, index: number) => {
      const { first, last } = rangeFromAnchor(from, index % now.length)
      return selectRange(from, now.slice(first, last + 1))
    }
    const start = { ...selection, range: new Set<string>() }
    const direct = range(start, other)
    const corrected = range(range(start, one), other)
    for (const id of now) expect(isSelected(corrected, id)).toBe(isSelected(direct, id))
  })

  property.prop([firstList, deeds, at])(
    'selects everything between the anchor and the clicked item',
    (list, steps, where) => {
      const { list: now, selection } = livedThrough(list, steps)
      const { first, last } = rangeFromAnchor(selection, where)
      const covered = now.slice(first, last + 1)
      const chosen = selectRange(selection, covered)
      for (const id of covered) expect(isSelected(chosen, id)).toBe(true)
    },
  )
})

test('ignores deleted items in later ranges', () => {
  const leftOut = toggleItem(allSelected, { id: 'new', index: 0 })
  const gone = deselectItems(selectRange(leftOut, ['new']), ['new'])
  expect(selectedCount(selectRange(gone, ['a']), 1)).toBe(1)
})

test('stores only the excluded ids when all of 50,000 are selected', async () => {
  const selection = toggleItem(allSelected, { id: 'b', index: 1 })
  expect(selectedCount(selection, 50_000)).toBe(49_999)
  expect(selection.ids.size).toBe(1)
  expect(isSelected(selection, 'b')).toBe(false)
  expect(isSelected(selection, 'never seen')).toBe(true)
})
