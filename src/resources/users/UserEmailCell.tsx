import { Shield } from 'lucide-react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import type { User } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import styles from './UserEmailCell.module.css'

/**
 * Table cell with the e-mail address of a user. Labels show whether the user is an administrator or the current user.
 */
export function UserEmailCell({ record }: TableCellProps<User>) {
  const t = useTranslate()
  const { id } = useCurrentUser()
  return (
    <span className={styles.cell}>
      <span dir="ltr" className={styles.email} title={record.email}>
        {record.email}
      </span>
      {hasPermission(record, 'user.manage') && (
        <Shield size={16} strokeWidth={1.5} role="img" aria-label={t('page.users.administrator')} />
      )}
      {record.id === id && <span className={styles.own}>{t('page.users.own')}</span>}
    </span>
  )
}
