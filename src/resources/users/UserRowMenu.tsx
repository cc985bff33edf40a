import { EllipsisVertical, KeyRound, ListChecks, ShieldAlert, Trash2 } from 'lucide-react'
import { useCurrentUser } from '../../access/SessionContext'
import { IconButton } from '../../components/controls/IconButton'
import { Menu, MenuItem } from '../../components/overlays/Menu'
import { openDialog } from '../../dialogs/dialogStore'
import type { User } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import { useDeleteUsers } from './useDeleteUsers'

/**
 * Menu with the actions on a user. The server does not allow users to apply some of these actions to their own account,
 * for example deletion. In the menu of the current user, these actions are disabled and show the reason.
 */
export function UserRowMenu({ record: user, tabIndex }: TableCellProps<User>) {
  const t = useTranslate()
  const isOwn = useCurrentUser().id === user.id
  const deleteUsers = useDeleteUsers()
  const ownHint = isOwn ? t('page.users.ownAccountHint') : undefined
  const request = { id: user.id, email: user.email }
  return (
    <Menu
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={t('page.users.actions', { email: user.email })}
          tabIndex={tabIndex}
        />
      }
    >
      <MenuItem
        icon={ListChecks}
        disabled={isOwn}
        hint={ownHint}
        onSelect={() => void openDialog('editUserRoles', request)}
      >
        {t('page.users.editRoles')}
      </MenuItem>
      <MenuItem
        icon={ShieldAlert}
        disabled={isOwn}
        hint={ownHint}
        onSelect={() => void openDialog('editUserRestrictions', request)}
      >
        {t('page.users.editRestrictions')}
      </MenuItem>
      <MenuItem icon={KeyRound} onSelect={() => void openDialog('changeUserPassword', request)}>
        {t('page.users.changePassword')}
      </MenuItem>
      <MenuItem icon={Trash2} danger disabled={isOwn} hint={ownHint} onSelect={() => void deleteUsers([user])}>
        {t('page.users.delete')}
      </MenuItem>
    </Menu>
  )
}
