import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { Menu } from '../../components/overlays/Menu'
import { NavTabs } from '../../components/page/NavTabs'
import { useGetCollections } from '../../generated/collections/collections'
import { useGetReadLists } from '../../generated/readlists/readlists'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useTranslate } from '../../language/useTranslate'
import { LibraryActionMenuItems, useCanManageLibraries } from './LibraryActionMenuItems'
import styles from './LibraryHeader.module.css'
import { useLibrariesLoadFailure, useLibrary } from './useLibrary'

type LibraryHeaderProps = {
  /** Id of a library, or `all` for all libraries. */
  libraryId: string
  /** Buttons that the header shows before the action menu of the library. */
  actions?: ReactNode
}

/** Header of the pages of a library, with name, action menu and tabs. */
export function LibraryHeader({ libraryId, actions }: LibraryHeaderProps) {
  const t = useTranslate()
  const library = useLibrary(libraryId)
  const canManage = useCanManageLibraries()
  const hasLibrariesFailed = useLibrariesLoadFailure() !== undefined
  const name =
    library?.name ?? (libraryId === 'all' ? t('page.library.all') : hasLibrariesFailed ? t('shell.libraries') : '')
  useDocumentTitle(name)
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>
        <bdi>{name}</bdi>
      </h1>
      {actions}
      {library && canManage && (
        <Menu trigger={<IconButton icon={EllipsisVertical} label={t('page.library.menu', { name })} />}>
          <LibraryActionMenuItems library={library} />
        </Menu>
      )}
      <div className={styles.tabs}>
        <NavTabs label={t('page.library.views')} isViewInTitle tabs={useLibraryTabs(libraryId)} />
      </div>
    </header>
  )
}

const withoutErrorNotice = { query: { meta: { shownBy: 'none' } } } as const

function useLibraryTabs(libraryId: string) {
  const t = useTranslate()
  const params = { libraryId }
  const filter = { size: 1, ...(libraryId !== 'all' && { library_id: [libraryId] }) }
  const collections = useGetCollections(filter, withoutErrorNotice).data?.totalElements
  const readLists = useGetReadLists(filter, withoutErrorNotice).data?.totalElements
  return [
    { to: '/libraries/$libraryId/recommended', params, label: t('page.library.recommended') },
    { to: '/libraries/$libraryId/series', params, label: t('page.library.browse') },
    { to: '/libraries/$libraryId/books', params, label: t('resources.books.name') },
    { to: '/libraries/$libraryId/collections', params, label: t('page.library.collections'), count: collections },
    { to: '/libraries/$libraryId/readlists', params, label: t('page.library.readLists'), count: readLists },
  ] as const
}
