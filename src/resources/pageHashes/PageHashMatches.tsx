import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { errorText } from '../../api/errorText'
import { getPageThumbnailUrl } from '../../api/urls/bookPageImageUrls'
import { IconButton } from '../../components/controls/IconButton'
import { ErrorState } from '../../components/feedback/ErrorState'
import { useDeletePageHashMatch } from '../../generated/page-hashes/page-hashes'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { PagerBar } from '../../lists/paging/PagerBar'
import { usePagedList } from '../../lists/paging/usePagedList'
import { getPathBaseName } from '../../machines/import/destinationFileName'
import { confirmPageMatchDeletion } from './confirmPageHashActions'
import styles from './PageHashMatches.module.css'
import type { PageHashMatchWithId, PageHashRecord } from './pageHashRecord'
import { getPageMatchKey, isMatchDeletionExecuted, isSamePageMatch, type ShownPageMatches } from './pageMatchDeletions'
import { useRequestedPageDeletions } from './useRequestedPageDeletions'

const PAGE_SIZE = 10
const byPath = { field: 'url', order: 'ASC' } as const

/**
 * List of the book pages that are copies of a duplicate page, each with its image. The user can delete each of these
 * pages from its book.
 */
export function PageHashMatches({ pageHash }: { pageHash: PageHashRecord }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const query = useMemo(() => ({ filter: { matchesOf: pageHash.id }, sort: byPath }), [pageHash.id])
  const matches = usePagedList<PageHashMatchWithId>('pageHashes', query, page, PAGE_SIZE)
  const { list } = matches
  const shown = Array.from({ length: list.total ?? 0 }, (_, index) => list.itemAt(index))
  const deletion = useMatchDeletion(pageHash.id, {
    total: list.total,
    matches: shown,
    isFirstPage: matches.page === 1,
    isLastPage: matches.page === matches.pageCount,
  })
  if (list.failure) return <ErrorState inline text={errorText(list.failure)} onRetry={list.retry} />
  if (list.total === 0) return <p className={styles.none}>{t('page.duplicatePages.noMatches')}</p>
  return (
    <div className={styles.matches}>
      <ul className={styles.list} aria-label={t('page.duplicatePages.matches')} aria-busy={list.total === undefined}>
        {shown.map(match => match && <MatchRow key={match.id} match={match} deletion={deletion} />)}
      </ul>
      <PagerBar page={matches.page} pages={matches.pageCount} onPage={setPage} />
    </div>
  )
}

type MatchDeletion = {
  isRequested: (match: PageHashMatchWithId) => boolean
  /**
   * Returns whether the user has requested to delete a page in the same book as `match`. Failed requests do not count.
   * If true, the list does not allow the deletion of another page in this book, because the first deletion changes the
   * page numbers of the book.
   */
  isBookBusy: (match: PageHashMatchWithId) => boolean
  request: (match: PageHashMatchWithId) => Promise<void>
}

/**
 * Manages the requested deletions of matches. A request ends when the list of matches shows that the server has executed
 * it, when it is no longer in the task queue of the server, or when it fails.
 */
function useMatchDeletion(hash: string, shown: ShownPageMatches): MatchDeletion {
  const format = useLocaleFormatters()
  const { mutateAsync } = useDeletePageHashMatch()
  const { requested, remove, send } = useRequestedPageDeletions(getPageMatchKey)
  const executed = requested.filter(match => isMatchDeletionExecuted(match, shown))
  if (executed.length > 0) remove(executed.map(getPageMatchKey))
  return {
    isRequested: match => requested.some(other => isSamePageMatch(other, match)),
    isBookBusy: ({ bookId }) => requested.some(other => other.bookId === bookId),
    request: async match => {
      if (!(await confirmPageMatchDeletion(match, format))) return
      const { id, ...pageHashMatch } = match
      // Does not use the callbacks of `mutate`. They do not run if `mutate` is called again before the response.
      await send(match, () => mutateAsync({ pageHash: hash, data: pageHashMatch }))
    },
  }
}

function MatchRow({ match, deletion }: { match: PageHashMatchWithId; deletion: MatchDeletion }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { bookId, pageNumber, url, fileName } = match
  const name = getPathBaseName(url)
  return (
    <li className={styles.match}>
      <img src={getPageThumbnailUrl(bookId, pageNumber)} alt="" loading="lazy" decoding="async" />
      <div className={styles.text}>
        <Link to="/book/$bookId" params={{ bookId }} title={url}>
          <bdi dir="ltr">{name}</bdi>
        </Link>
        <p>
          {t('page.duplicatePages.matchPage', { page: format.number(pageNumber) })} · <bdi dir="ltr">{fileName}</bdi>
        </p>
        <p>
          <bdi dir="ltr">{url.slice(0, url.length - name.length - 1)}</bdi>
        </p>
      </div>
      {deletion.isRequested(match) ? (
        <p className={styles.requested}>{t('page.duplicatePages.requested')}</p>
      ) : (
        <IconButton
          icon={Trash2}
          label={t('page.duplicatePages.deleteOne.label', { name, page: format.number(pageNumber) })}
          disabled={deletion.isBookBusy(match)}
          onClick={() => void deletion.request(match)}
        />
      )}
    </li>
  )
}
