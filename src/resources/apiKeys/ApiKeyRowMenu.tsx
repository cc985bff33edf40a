import { EllipsisVertical, RefreshCw, Trash2 } from 'lucide-react'
import { hasKoboOrKoreaderSyncRole } from '../../access/hasKoboOrKoreaderSyncRole'
import { useCurrentUser } from '../../access/SessionContext'
import { IconButton } from '../../components/controls/IconButton'
import { Menu, MenuItem } from '../../components/overlays/Menu'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import type { ApiKeyRow } from './apiKeyRow'
import { forceKoboSync } from './forceKoboSync'
import { useDeleteApiKeys } from './useDeleteApiKeys'

/**
 * Menu with the actions on an API key. If the user lacks the role for Kobo sync, the menu item for Kobo sync is
 * disabled and mentions the missing role.
 */
export function ApiKeyRowMenu({ record, tabIndex }: TableCellProps<ApiKeyRow>) {
  const t = useTranslate()
  const canSyncKobo = hasKoboOrKoreaderSyncRole('kobo', useCurrentUser())
  const deleteKeys = useDeleteApiKeys()
  return (
    <Menu
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={t('page.apiKeys.actions', { comment: record.comment })}
          tabIndex={tabIndex}
        />
      }
    >
      <MenuItem
        icon={RefreshCw}
        disabled={!canSyncKobo}
        hint={canSyncKobo ? undefined : t('page.apiKeys.missingKoboRole')}
        onSelect={() => void forceKoboSync([record])}
      >
        {t('page.apiKeys.forceSync')}
      </MenuItem>
      <MenuItem icon={Trash2} danger onSelect={() => void deleteKeys([record])}>
        {t('page.apiKeys.delete')}
      </MenuItem>
    </Menu>
  )
}
