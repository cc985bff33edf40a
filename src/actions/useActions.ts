import { useMe } from '../access/SessionContext'
import type { ActionNoun } from './actionTable'
import { type DeedName, deedsFor, doDeed } from './deeds'
import type { Thing } from './doAction'
import { useWithin } from './WithinSet'

export type { Thing } from './doAction'

/** What the person may do to these records, in the order of menus, and the way to do it. */
export function useActions<Noun extends ActionNoun>(noun: Noun, things: readonly Thing<Noun>[]) {
  const me = useMe()
  const within = useWithin()
  const records = things.map(({ record }) => record)
  return {
    names: deedsFor(me, noun, things.length, records, within),
    run: (name: DeedName) =>
      doDeed(name, noun, { total: things.length, title: things[0]?.title ?? '', things, within }),
  }
}
