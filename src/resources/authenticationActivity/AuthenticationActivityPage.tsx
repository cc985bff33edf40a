import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { useTranslate } from '../../language/useTranslate'
import { AuthenticationActivityTable } from './AuthenticationActivityTable'

/** Page with the sign-ins of all users, for administrators. */
export function AuthenticationActivityPage() {
  const t = useTranslate()
  return (
    <TitledPageLayout title={t('page.authenticationActivity.title')} intro={t('page.authenticationActivity.retention')}>
      <AuthenticationActivityTable />
    </TitledPageLayout>
  )
}
