import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { LinkButton } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { useTranslate } from '../../language/useTranslate'

type NoCollectionsOrReadListsMessageProps = { libraryId: string; kind: 'collections' | 'readlists' }

/**
 * Message if a library has no collections, or no read lists. Links to the series list, where a user with the necessary
 * permission can create collections and read lists.
 */
export function NoCollectionsOrReadListsMessage({ libraryId, kind }: NoCollectionsOrReadListsMessageProps) {
  const t = useTranslate()
  const user = useCurrentUser()
  const name = kind === 'collections' ? 'Collections' : 'ReadLists'
  const canCreate = hasPermission(user, kind === 'collections' ? 'collection.edit' : 'readlist.edit')
  return (
    <EmptyState
      title={t(`page.library.no${name}`)}
      text={t(`page.library.no${name}${canCreate ? 'Hint' : 'Text'}`)}
      action={
        <LinkButton to="/libraries/$libraryId/series" params={{ libraryId }}>
          {t('page.library.openSeries')}
        </LinkButton>
      }
    />
  )
}
