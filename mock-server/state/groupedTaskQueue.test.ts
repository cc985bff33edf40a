import { describe, expect } from 'vitest'
import { fc, test } from '../../tests/harness/propertyTest'
import { GroupedTaskQueue } from './groupedTaskQueue'

const operation = fc.record({
  id: fc.nat(8).map(String),
  group: fc.constantFrom('', 'a', 'b', 'c'),
  adds: fc.boolean(),
})

describe('GroupedTaskQueue', () => {
  test.prop([fc.array(operation, { maxLength: 40 })])(
    'returns tasks without a group, then the groups by name, and each group in the order of addition',
    operations => {
      const queue = new GroupedTaskQueue<{ id: string; group: string }>()
      let expected: { id: string; group: string }[] = []
      for (const { id, group, adds } of operations) {
        const task = expected.find(other => other.id === id) ?? { id, group }
        queue.remove(task)
        expected = expected.filter(other => other !== task)
        if (!adds) continue
        queue.add(task)
        expected.push(task)
      }
      // The sort is stable, so tasks of the same group keep their order.
      expected.sort((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0))
      for (const task of expected) {
        expect(queue.first()).toBe(task)
        queue.remove(task)
      }
      expect(queue.first()).toBeUndefined()
    },
  )
})
