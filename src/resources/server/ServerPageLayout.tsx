import type { ReactNode } from 'react'
import { NavTabs } from '../../components/page/NavTabs'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { useTranslate } from '../../language/useTranslate'
import styles from './ServerPage.module.css'
import { getServerPageViewSearchParams } from './useServerPageView'

/** Layout of the server page: heading, tabs, and the content of the selected tab. */
export function ServerPageLayout({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <TitledPageLayout
      title={t('page.server.title')}
      tabs={
        <NavTabs
          label={t('page.server.views')}
          distinguishesSearch
          isViewInTitle
          tabs={[
            {
              to: '/settings/server',
              search: getServerPageViewSearchParams(undefined),
              label: t('page.server.view.settings'),
            },
            {
              to: '/settings/server',
              search: getServerPageViewSearchParams('tasks'),
              label: t('page.server.view.tasks'),
            },
            { to: '/settings/server', search: getServerPageViewSearchParams('log'), label: t('page.server.view.log') },
            { to: '/settings/ui', search: {}, label: t('page.server.view.interface') },
          ]}
        />
      }
    >
      <div className={styles.content}>{children}</div>
    </TitledPageLayout>
  )
}
