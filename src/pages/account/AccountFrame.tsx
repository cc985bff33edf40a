import type { ReactNode } from 'react'
import { NavTabs } from '../../components/page/NavTabs'
import { PageFrame } from '../../components/page/PageFrame'
import { useTranslate } from '../../language/useTranslate'

/** Layout of the account pages: heading and tabs. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <PageFrame title={t('page.account.title')}>
      <NavTabs
        label={t('page.account.views')}
        tabs={[
          { to: '/account', label: t('page.account.details') },
          { to: '/account/api-keys', label: t('page.apiKeys.title') },
          { to: '/account/preferences', label: t('page.preferences.title') },
          { to: '/account/authentication-activity', label: t('page.account.activity') },
        ]}
      />
      {children}
    </PageFrame>
  )
}
