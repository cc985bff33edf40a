import type { ReactNode } from 'react'
import { NavTabs } from '../../components/page/NavTabs'
import { PageFrame } from '../../components/page/PageFrame'
import { useTranslate } from '../../language/useTranslate'
import styles from './ServerPage.module.css'
import { serverViewSearch } from './useServerView'

/** Frame of the server pages: heading, and tabs of their views. */
export function ServerPageFrame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <PageFrame
      title={t('page.server.title')}
      tabs={
        <NavTabs
          label={t('page.server.views')}
          distinguishesSearch
          tabs={[
            { to: '/settings/server', search: serverViewSearch(undefined), label: t('page.server.view.settings') },
            { to: '/settings/server', search: serverViewSearch('tasks'), label: t('page.server.view.tasks') },
            { to: '/settings/server', search: serverViewSearch('log'), label: t('page.server.view.log') },
            { to: '/settings/ui', search: {}, label: t('page.server.view.interface') },
          ]}
        />
      }
    >
      <div className={styles.content}>{children}</div>
    </PageFrame>
  )
}
