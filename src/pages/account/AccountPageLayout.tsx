import type { ReactNode } from 'react'
import { NavTabs } from '../../components/page/NavTabs'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { useTranslate } from '../../language/useTranslate'

/** Layout of the account pages: heading and tabs. */
export function AccountPageLayout({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <TitledPageLayout
      title={t('page.account.title')}
      tabs={
        <NavTabs
          label={t('page.account.views')}
          isViewInTitle
          tabs={[
            { to: '/account', label: t('page.account.details') },
            { to: '/account/api-keys', label: t('page.apiKeys.title') },
            { to: '/account/preferences', label: t('page.preferences.title') },
            { to: '/account/authentication-activity', label: t('page.account.activity') },
          ]}
        />
      }
    >
      {children}
    </TitledPageLayout>
  )
}
