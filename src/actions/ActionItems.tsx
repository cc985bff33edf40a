import { MenuItem } from '../components/overlays/Menu'
import { useTranslate } from '../language/useTranslate'
import { type AnyActionName, iconOf } from './actionsFor'
import type { ActionResource } from './actionTable'
import { type NamedRecord, useActions } from './useActions'

type ActionItemsProps<Noun extends ActionResource> = {
  noun: Noun
  things: readonly NamedRecord<Noun>[]
  /** Limits the menu to these actions. */
  only?: readonly AnyActionName[]
}

/** Renders a menu item for each action that the current user may run on these records. */
export function ActionItems<Noun extends ActionResource>({ noun, things, only }: ActionItemsProps<Noun>) {
  const t = useTranslate()
  const { names, run } = useActions(noun, things)
  const offered = only ? names.filter(name => only.includes(name)) : names
  return offered.map(name => {
    const { icon, loses } = iconOf(name)
    return (
      <MenuItem key={name} icon={icon} danger={loses} onSelect={() => void run(name)}>
        {t(`action.${name}`)}
      </MenuItem>
    )
  })
}
