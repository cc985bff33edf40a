import { MenuItem } from '../components/Menu'
import { useTranslate } from '../language/useTranslate'
import type { ActionNoun } from './actionTable'
import { type DeedName, faceOf } from './deeds'
import { type Thing, useActions } from './useActions'

type ActionItemsProps<Noun extends ActionNoun> = {
  noun: Noun
  things: readonly Thing<Noun>[]
  /** Of all that could be done, only these. */
  only?: readonly DeedName[]
}

/** The entries of a menu for what may be done to these records. */
export function ActionItems<Noun extends ActionNoun>({ noun, things, only }: ActionItemsProps<Noun>) {
  const t = useTranslate()
  const { names, run } = useActions(noun, things)
  const offered = only ? names.filter(name => only.includes(name)) : names
  return offered.map(name => {
    const { icon, loses } = faceOf(name)
    return (
      <MenuItem key={name} icon={icon} danger={loses} onSelect={() => void run(name)}>
        {t(`action.${name}`)}
      </MenuItem>
    )
  })
}
