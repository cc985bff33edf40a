import { useParams } from '@tanstack/react-router'
import {
  ArrowDownUp,
  ChevronDown,
  EllipsisVertical,
  HardDriveDownload,
  House,
  LibraryBig,
  Library as LibraryIcon,
  type LucideIcon,
  Plus,
} from 'lucide-react'
import { memo, type ReactNode, Suspense } from 'react'
import { useCurrentUser } from '../access/SessionContext'
import { errorText } from '../api/errorText'
import { useHasDownloads } from '../api/offline/offlineBooks'
import { lazyComponent } from '../api/program/lazyComponent'
import { IconButton } from '../components/controls/IconButton'
import { ErrorState } from '../components/feedback/ErrorState'
import { Menu } from '../components/overlays/Menu'
import { openDialog } from '../dialogs/dialogStore'
import { useGetLibraries } from '../generated/libraries/libraries'
import type { Library } from '../generated/model.schemas'
import { useTranslate } from '../language/useTranslate'
import { useLibraryIdsWithSavedFilters } from '../lists/savedFilters/useLibraryIdsWithSavedFilters'
import {
  AllLibrariesActionMenuItems,
  LibraryActionMenuItems,
  useCanManageLibraries,
  useLibrariesLoadFailure,
  useLibraryOrder,
} from '../resources/libraries'
import { AdminDrawerLinks } from './AdminDrawerLinks'
import { DrawerLink } from './DrawerLink'
import styles from './NavigationDrawer.module.css'

const PinnedFilterLinks = lazyComponent(() => import('../lists/savedFilters/PinnedFilterLinks'), 'PinnedFilterLinks')

/**
 * Main navigation: home page, libraries, saved filters, offline books, and administration pages. Memoized, so that a
 * navigation does not render the links of hundreds of libraries again.
 */
export const NavigationDrawer = memo(function NavigationDrawer() {
  const t = useTranslate()
  const { pinned, unpinned } = useLibraryOrder()
  const libraries = [...pinned, ...unpinned]
  const areLibrariesPending = useGetLibraries({ query: { meta: { shownBy: 'none' } } }).isPending
  const librariesFailure = useLibrariesLoadFailure()
  const canManage = useCanManageLibraries()
  const hasDownloads = useHasDownloads(useCurrentUser().id)
  const idsWithFilters = useLibraryIdsWithSavedFilters([ALL_LIBRARIES_ID, ...libraries.map(({ id }) => id)])
  const renderRow = (library: Library) => (
    <LibraryRow key={library.id} library={library} canManage={canManage} hasFilters={idsWithFilters.has(library.id)} />
  )
  return (
    <nav aria-label={t('shell.navigation')} className={styles.drawer}>
      <DrawerLink to="/dashboard" icon={House}>
        {t('shell.home')}
      </DrawerLink>
      <div className={styles.heading}>
        <h2>{t('shell.libraries')}</h2>
        <span className={styles.spacer} />
        {libraries.length > 1 && (
          <IconButton
            icon={ArrowDownUp}
            label={t('shell.arrangeLibraries')}
            onClick={() => void openDialog('arrangeLibraries', {})}
          />
        )}
        {canManage && (
          <IconButton icon={Plus} label={t('shell.addLibrary')} onClick={() => void openDialog('addLibrary', {})} />
        )}
      </div>
      {libraries.length !== 1 && !areLibrariesPending && (
        <LibraryLinkRow
          id={ALL_LIBRARIES_ID}
          icon={LibraryBig}
          name={t('page.library.all')}
          hasFilters={idsWithFilters.has(ALL_LIBRARIES_ID)}
          menu={canManage && libraries.length > 0 && <AllLibrariesActionMenuItems libraries={libraries} />}
        />
      )}
      {librariesFailure && (
        <ErrorState inline text={errorText(librariesFailure.failure)} onRetry={librariesFailure.retry} />
      )}
      {pinned.map(renderRow)}
      {unpinned.length > 0 && <UnpinnedLibraries libraries={unpinned}>{unpinned.map(renderRow)}</UnpinnedLibraries>}
      {hasDownloads && (
        <DrawerLink to="/offline" icon={HardDriveDownload}>
          {t('shell.offline')}
        </DrawerLink>
      )}
      {/* The links appear only after the libraries have loaded. Otherwise, the libraries would move the links down. */}
      {!areLibrariesPending && <AdminDrawerLinks />}
    </nav>
  )
})

/** Id that stands for all libraries together, in URLs and in the ids of saved filter lists. */
const ALL_LIBRARIES_ID = 'all'

function UnpinnedLibraries({ libraries, children }: { libraries: readonly Library[]; children: ReactNode }) {
  const t = useTranslate()
  const { libraryId } = useParams({ strict: false })
  const containsCurrent = libraries.some(({ id }) => id === libraryId)
  return (
    <details className={styles.unpinned} open={containsCurrent || undefined}>
      <summary>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
        {t('shell.moreLibraries')}
      </summary>
      {children}
    </details>
  )
}

type LibraryRowProps = { library: Library; canManage: boolean; hasFilters: boolean }

const LibraryRow = memo(function LibraryRow({ library, canManage, hasFilters }: LibraryRowProps) {
  const t = useTranslate()
  return (
    <LibraryLinkRow
      id={library.id}
      icon={LibraryIcon}
      name={library.name}
      note={library.unavailable && t('component.poster.unavailable')}
      menu={canManage && <LibraryActionMenuItems library={library} />}
      hasFilters={hasFilters}
    />
  )
})

type LibraryLinkRowProps = {
  id: string
  icon: LucideIcon
  name: string
  note?: ReactNode
  menu: ReactNode
  hasFilters: boolean
}

function LibraryLinkRow({ id, icon, name, note, menu, hasFilters }: LibraryLinkRowProps) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.row}>
        <DrawerLink to="/libraries/$libraryId" params={{ libraryId: id }} icon={icon}>
          <span dir="auto">{name}</span>
          {note && <span className={styles.note}>{note}</span>}
        </DrawerLink>
        {menu && (
          <Menu
            trigger={
              <IconButton icon={EllipsisVertical} label={t('page.library.menu', { name })} className={styles.menu} />
            }
          >
            {menu}
          </Menu>
        )}
      </div>
      {hasFilters && (
        <Suspense>
          <PinnedFilterLinks libraryId={id} />
        </Suspense>
      )}
    </>
  )
}
