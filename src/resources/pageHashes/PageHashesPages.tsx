import { Callout } from '../../components/feedback/Callout'
import { EmptyState } from '../../components/feedback/EmptyState'
import { NavTabs } from '../../components/page/NavTabs'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { useIsTouchInput } from '../../components/page/useMediaQuery'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { KnownPageHashTriage, UnknownPageHashTriage } from './PageHashTriage'
import { knownPageHashesTableDefinition, unknownPageHashesTableDefinition } from './pageHashTableDefinitions'

const knownFilter = { list: 'known' }
const unknownFilter = { list: 'unknown' }

/**
 * Page with the known duplicate pages. For these, an administrator has already chosen an action, for example automatic
 * deletion.
 */
export function KnownPageHashesPage() {
  const t = useTranslate()
  return (
    <TitledPageLayout
      title={t('page.duplicatePages.known.title')}
      intro={t('page.duplicatePages.known.intro')}
      tabs={<DuplicatePagesTabs />}
    >
      <Callout>{t('page.duplicatePages.warning')}</Callout>
      <RecordTable
        table={knownPageHashesTableDefinition}
        baseFilter={knownFilter}
        Body={KnownPageHashTriage}
        pageSize="duplicates.pageSize"
        empty={
          <EmptyState title={t('page.duplicatePages.known.empty')} text={t('page.duplicatePages.known.emptyText')} />
        }
      />
    </TitledPageLayout>
  )
}

/**
 * Page with the new duplicate pages. For these, an administrator must still choose an action, for example automatic
 * deletion.
 */
export function UnknownPageHashesPage() {
  const t = useTranslate()
  const isTouch = useIsTouchInput()
  return (
    <TitledPageLayout
      title={t('page.duplicatePages.unknown.title')}
      intro={t(isTouch ? 'page.duplicatePages.unknown.intro' : 'page.duplicatePages.unknown.introWithKeys')}
      tabs={<DuplicatePagesTabs />}
    >
      <RecordTable
        table={unknownPageHashesTableDefinition}
        baseFilter={unknownFilter}
        Body={UnknownPageHashTriage}
        pageSize="duplicates.pageSize"
        empty={
          <EmptyState
            title={t('page.duplicatePages.unknown.empty')}
            text={t('page.duplicatePages.unknown.emptyText')}
          />
        }
      />
    </TitledPageLayout>
  )
}

function DuplicatePagesTabs() {
  const t = useTranslate()
  return (
    <NavTabs
      label={t('page.duplicatePages.tabs')}
      tabs={[
        { to: '/duplicate-pages/known', label: t('page.duplicatePages.known.tab') },
        { to: '/duplicate-pages/unknown', label: t('page.duplicatePages.unknown.tab') },
      ]}
    />
  )
}
