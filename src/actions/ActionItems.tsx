import { MenuItem } from '../components/Menu'
import { useTranslate } from '../language/useTranslate'
import { type ActionNoun, actionRow } from './actionTable'
import { type Thing, useActions } from './useActions'

/** The entries of a menu for what may be done to these records. */
export function ActionItems<Noun extends ActionNoun>({ noun, things }: { noun: Noun; things: readonly Thing<Noun>[] }) {
  const t = useTranslate()
  const { names, run } = useActions(noun, things)
  return names.map(name => {
    const { icon, asks } = actionRow(name)
    return (
      <MenuItem key={name} icon={icon} danger={asks === 'lost'} onSelect={() => void run(name)}>
        {t(`action.${name}`)}
      </MenuItem>
    )
  })
}
