import { House } from 'lucide-react'
import { LinkButton } from '../components/Button'
import { EmptyState } from '../components/EmptyState'
import { useTranslate } from '../language/useTranslate'

/** Stands where something would be that is not there, or not for this person. */
export function GoneState() {
  const t = useTranslate()
  return (
    <EmptyState
      drawing="search"
      title={t('page.gone.title')}
      text={t('page.gone.text')}
      action={
        <LinkButton icon={House} to="/">
          {t('page.notFound.home')}
        </LinkButton>
      }
    />
  )
}
