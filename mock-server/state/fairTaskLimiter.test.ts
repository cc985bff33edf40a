import { expect } from 'vitest'
import { fc, test } from '../../tests/harness/propertyTest'
import { FairTaskLimiter } from './fairTaskLimiter'

test('a group with many tasks delays another group only by the tasks that already run', async () => {
  const gate = new FairTaskLimiter({ total: 2, perGroup: 2 })
  const finished: string[] = []
  const finishers: (() => void)[] = []
  const task = (name: string) => () =>
    new Promise<void>(resolve => {
      finishers.push(() => {
        finished.push(name)
        resolve()
      })
    })
  const all = [...Array.from({ length: 20 }, () => gate.run('many', task('many'))), gate.run('one', task('one'))]
  for (let i = 0; i < all.length; i++) {
    await expect.poll(() => finishers.length).toBeGreaterThan(0)
    finishers.shift()?.()
  }
  await Promise.all(all)
  expect(finished.indexOf('one')).toBeLessThanOrEqual(3)
})

const taskArbitrary = fc.record({ group: fc.constantFrom('a', 'b', 'c'), steps: fc.nat(5), fails: fc.boolean() })

test.prop([fc.array(taskArbitrary, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })])(
  'runs every task once within the limits, even after failed tasks',
  async (tasks, total, perGroup) => {
    const gate = new FairTaskLimiter({ total, perGroup })
    const running: string[] = []
    const results = await Promise.allSettled(
      tasks.map(({ group, steps, fails }, index) =>
        gate.run(group, async () => {
          running.push(group)
          expect(running.length).toBeLessThanOrEqual(total)
          expect(running.filter(other => other === group).length).toBeLessThanOrEqual(perGroup)
          for (let i = 0; i < steps; i++) await Promise.resolve()
          running.splice(running.indexOf(group), 1)
          if (fails) throw new Error(String(index))
          return index
        }),
      ),
    )
    expect(
      results.map(result => (result.status === 'fulfilled' ? result.value : Number(result.reason.message))),
    ).toEqual(tasks.map((_, index) => index))
  },
)
