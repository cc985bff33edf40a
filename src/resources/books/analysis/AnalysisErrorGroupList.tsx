import { useMutation, useQuery } from '@tanstack/react-query'
import { Cpu, List } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { errorText } from '../../../api/errorText'
import { Button, LinkButton } from '../../../components/controls/Button'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { runWithRetryNotice } from '../../../lists/selection/runWithRetryNotice'
import { RowFetchProgressNote } from '../../../lists/table/RowFetchProgressNote'
import styles from './AnalysisErrorGroupList.module.css'
import { type AnalysisErrorGroup, groupBooksByErrorCode } from './analysisErrors'
import { getAnalysisErrorExplanation, getAnalysisErrorRemedy, getAnalysisErrorTitle } from './analysisErrorTexts'
import { analyzeBooks } from './analyzeBooks'
import { problemBooksFetchProgress, problemBooksQueryOptions } from './problemBooksQuery'

type AnalysisErrorGroupListProps = {
  empty: ReactNode
}

/**
 * List of the errors that the analysis has found. Each error has an explanation, advice for administrators, a link to
 * the affected books, and a button that analyzes these books again.
 */
export function AnalysisErrorGroupList({ empty }: AnalysisErrorGroupListProps) {
  const { data: books, error, refetch } = useQuery(problemBooksQueryOptions())
  const groups = useMemo(() => books && groupBooksByErrorCode(books), [books])
  if (error && !groups) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
  if (!groups) return <RowFetchProgressNote store={problemBooksFetchProgress} />
  if (groups.length === 0) return empty
  return (
    <ul className={styles.groups}>
      {groups.map(group => (
        <li key={group.code}>
          <ErrorGroupCard group={group} />
        </li>
      ))}
    </ul>
  )
}

function ErrorGroupCard({ group: { code, books } }: { group: AnalysisErrorGroup }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const { mutate: retryAll, isPending } = useMutation({
    mutationFn: () => runWithRetryNotice(() => analyzeBooks(books)),
  })
  const title = getAnalysisErrorTitle(code)
  const counted = { count: books.length, number: number(books.length) }
  return (
    <article className={styles.group}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <span className={styles.count}>{t('resources.bookAnalysis.count', counted)}</span>
      </header>
      <p>{getAnalysisErrorExplanation(code)}</p>
      <p>
        <strong>{t('page.analysis.whatToDo')}</strong> {getAnalysisErrorRemedy(code)}
      </p>
      {code.startsWith('ERR_') && <p className={styles.code}>{code}</p>}
      <div className={styles.actions}>
        <LinkButton
          icon={List}
          to="."
          search={{ code } as never}
          aria-label={t('page.analysis.showBooksOf', { error: title })}
        >
          {t('page.analysis.showBooks', counted)}
        </LinkButton>
        <Button
          icon={Cpu}
          busy={isPending}
          aria-label={t('page.analysis.retryAllOf', { error: title })}
          onClick={() => !isPending && retryAll()}
        >
          {t('page.analysis.retryAll')}
        </Button>
      </div>
    </article>
  )
}
