import { UserPlus } from 'lucide-react'
import { useMemo } from 'react'
import { LinkButton } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { fetchLatestUserSignIns, invalidateLatestUserSignIns } from './latestUserSignIns'
import { UserRowMenu } from './UserRowMenu'
import { type UserWithLatestSignIn, usersTableDefinition } from './usersTableDefinition'
import { useUsers } from './useUsers'
import { useUserTableSelection } from './useUserTableSelection'

/** Page with the table of all users, for administrators. */
export function UsersPage() {
  const t = useTranslate()
  const rows = useUserRows()
  const selection = useUserTableSelection()
  const addButton = (
    <LinkButton variant="filled" icon={UserPlus} to="/settings/users/add">
      {t('page.users.add')}
    </LinkButton>
  )
  return (
    <TitledPageLayout title={t('page.users.title')} intro={t('page.users.intro')} actions={addButton}>
      <RecordTable
        table={usersTableDefinition}
        rows={rows}
        selection={selection}
        RowActions={UserRowMenu}
        empty={<EmptyState title={t('page.users.empty.title')} text={t('page.users.empty.text')} action={addButton} />}
      />
    </TitledPageLayout>
  )
}

function useUserRows() {
  const { data, error, refetch } = useUsers()
  return useMemo(
    () => ({
      data,
      error,
      refetch: () => Promise.all([refetch(), invalidateLatestUserSignIns()]),
      completeRows: async (users: readonly UserWithLatestSignIn[]): Promise<UserWithLatestSignIn[]> => {
        const activities = await fetchLatestUserSignIns(users, Number.POSITIVE_INFINITY)
        return users.map(user => ({ ...user, latestActivity: activities.get(user.id) }))
      },
    }),
    [data, error, refetch],
  )
}
