import { House } from 'lucide-react'
import { LinkButton } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useTranslate } from '../../language/useTranslate'

/** Page content if the record does not exist or the user has no access to it. */
export function RecordNotFoundState() {
  const t = useTranslate()
  useDocumentTitle(t('page.recordNotFound.title'))
  return (
    <EmptyState
      isPage
      drawing="search"
      title={t('page.recordNotFound.title')}
      text={t('page.recordNotFound.text')}
      action={
        <LinkButton icon={House} to="/">
          {t('page.notFound.home')}
        </LinkButton>
      }
    />
  )
}
