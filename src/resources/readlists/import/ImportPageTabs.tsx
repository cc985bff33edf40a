import { NavTabs } from '../../../components/page/NavTabs'
import { useTranslate } from '../../../language/useTranslate'

/** Links to the page that imports book files, and to the page that imports read lists. */
export function ImportPageTabs() {
  const t = useTranslate()
  return (
    <NavTabs
      label={t('page.import.tabs')}
      tabs={[
        { to: '/import/books', label: t('page.import.books') },
        { to: '/import/readlist', label: t('page.import.readLists') },
      ]}
    />
  )
}
