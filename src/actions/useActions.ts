import { useCurrentUser } from '../access/SessionContext'
import { type AnyActionName, actionsFor, runAnyAction } from './actionsFor'
import type { ActionResource } from './actionTable'
import { useContainingList } from './membership/MemberListContext'
import type { NamedRecord } from './runAction'

export type { NamedRecord } from './runAction'

/** Returns the available actions for these records in menu order, and a function that runs an action. */
export function useActions<Noun extends ActionResource>(noun: Noun, things: readonly NamedRecord<Noun>[]) {
  const me = useCurrentUser()
  const within = useContainingList()
  const records = things.map(({ record }) => record)
  return {
    names: actionsFor(me, noun, things.length, records, within),
    run: (name: AnyActionName) =>
      runAnyAction(name, noun, { total: things.length, title: things[0]?.title ?? '', things, within }),
  }
}
