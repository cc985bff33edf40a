import type { ReactNode } from 'react'
import { MenuItem } from '../components/overlays/Menu'
import { useTranslate } from '../language/useTranslate'
import { getActionAppearance, type RecordActionId } from './availableActions'
import type { ResourceWithActions } from './perRecordActionDefinitions'
import { type RecordWithTitle, useRecordActions } from './useRecordActions'

type ActionMenuItemsProps<Resource extends ResourceWithActions> = {
  resource: Resource
  records: readonly RecordWithTitle<Resource>[]
  /** Names of the actions that the menu may contain. If undefined, the menu may contain all actions. */
  limitTo?: readonly RecordActionId[]
  /** Additional menu items, which appear before the destructive actions. */
  children?: ReactNode
}

/** Renders a menu item for each action that the current user may run on the given records. */
export function ActionMenuItems<Resource extends ResourceWithActions>({
  resource,
  records,
  limitTo,
  children,
}: ActionMenuItemsProps<Resource>) {
  const t = useTranslate()
  const { names, run } = useRecordActions(resource, records)
  const shownNames = limitTo ? names.filter(name => limitTo.includes(name)) : names
  const renderItem = (name: RecordActionId) => {
    const { icon, isDestructive } = getActionAppearance(name)
    return (
      <MenuItem key={name} icon={icon} danger={isDestructive} onSelect={() => void run(name)}>
        {t(`action.${name}`)}
      </MenuItem>
    )
  }
  return (
    <>
      {shownNames.filter(name => !getActionAppearance(name).isDestructive).map(renderItem)}
      {children}
      {shownNames.filter(name => getActionAppearance(name).isDestructive).map(renderItem)}
    </>
  )
}
