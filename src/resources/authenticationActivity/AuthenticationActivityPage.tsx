import { PageFrame } from '../../components/page/PageFrame'
import { useTranslate } from '../../language/useTranslate'
import { AuthenticationActivityTable } from './AuthenticationActivityTable'

/** Page with the sign-ins of all users, for administrators. */
export function AuthenticationActivityPage() {
  const t = useTranslate()
  return (
    <PageFrame title={t('page.authenticationActivity.title')} intro={t('page.authenticationActivity.retention')}>
      <AuthenticationActivityTable />
    </PageFrame>
  )
}
