import { NavTabs } from '../../components/page/NavTabs'
import { useTranslate } from '../../language/useTranslate'
import { serverViewSearch } from './useServerView'

/** Title of the server pages, with the tabs of their views. */
export function ServerPageHeader() {
  const t = useTranslate()
  return (
    <header>
      <h1>{t('page.server.title')}</h1>
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
    </header>
  )
}
