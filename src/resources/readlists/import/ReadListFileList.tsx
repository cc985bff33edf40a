import { Eraser, RotateCw, X } from 'lucide-react'
import { useMemo } from 'react'
import { Button, LinkButton } from '../../../components/controls/Button'
import { IconButton } from '../../../components/controls/IconButton'
import { focusNextRowButton } from '../../../components/focus/focusNextRowButton'
import { PageSection } from '../../../components/page/PageSection'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import { countReadListRowsByStatus } from '../../../machines/import/readListMatchRows'
import { getReadListDetailPageLink } from '../getReadListDetailPageLink'
import { getReadListFileProblemText } from './getReadListFileProblemText'
import styles from './ImportReadListPage.module.css'
import type { UseReadListImportResult } from './useReadListImport'

type ReadListFileListProps = Pick<
  UseReadListImportResult,
  'lists' | 'matching' | 'matchingId' | 'savingId' | 'send'
> & {
  selectedId: string | undefined
  onSelect: (id: string) => void
}

/**
 * List of the read list files with their results. When the user clicks a file that was compared with the libraries, its
 * details appear.
 */
export function ReadListFileList({ lists, selectedId, onSelect, ...state }: ReadListFileListProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const finished = lists.filter(({ progress }) => progress === 'created')
  const removeFinished = () => {
    for (const { id } of finished) state.send({ type: 'user.removeList', listId: id })
  }
  return (
    <PageSection title={t('page.importReadList.files')} count={number(lists.length)}>
      <ul className={styles.files} aria-label={t('page.importReadList.files')}>
        {lists.map(list => (
          <ReadListFileRow
            key={list.id}
            list={list}
            isMatching={state.matching === 'running' && state.matchingId === list.id}
            isSaving={state.savingId === list.id}
            isSelected={list.id === selectedId}
            send={state.send}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {finished.length > 0 && (
        <Button variant="plain" icon={Eraser} onClick={removeFinished}>
          {t('page.importReadList.removeFinished', { count: finished.length })}
        </Button>
      )}
    </PageSection>
  )
}

type ReadListFileRowProps = {
  list: ReadListImportFile
  isMatching: boolean
  isSaving: boolean
  isSelected: boolean
  send: UseReadListImportResult['send']
  onSelect: (id: string) => void
}

function ReadListFileRow({ list, isMatching, isSaving, isSelected, send, onSelect }: ReadListFileRowProps) {
  const t = useTranslate()
  const { id, fileName, status, progress, readListId } = list
  const text = (
    <>
      <bdi className={styles.fileName}>{fileName}</bdi>
      <FileState list={list} isMatching={isMatching} />
    </>
  )
  return (
    <li className={styles.file} data-selected={isSelected || undefined}>
      {status === 'matched' ? (
        <button
          type="button"
          className={styles.fileText}
          aria-current={isSelected || undefined}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      ) : (
        <div className={styles.fileText}>{text}</div>
      )}
      {status === 'failed' && list.file && (
        <Button
          icon={RotateCw}
          aria-label={t('page.importReadList.retry', { verb: t('component.failed.retry'), fileName })}
          onClick={() => send({ type: 'user.retryMatch', listId: id })}
        >
          {t('component.failed.retry')}
        </Button>
      )}
      {progress === 'created' && readListId && (
        <LinkButton {...getReadListDetailPageLink({ id: readListId })}>{t('page.importReadList.open')}</LinkButton>
      )}
      <IconButton
        icon={X}
        label={t('page.importReadList.remove', { fileName })}
        disabled={isSaving}
        onClick={({ currentTarget }) => {
          focusNextRowButton(currentTarget)
          send({ type: 'user.removeList', listId: id })
        }}
      />
    </li>
  )
}

function FileState({ list, isMatching }: { list: ReadListImportFile; isMatching: boolean }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { number } = format
  const { rows, status, progress } = list
  const counts = useMemo(() => countReadListRowsByStatus(rows), [rows])
  if (status === 'waiting')
    return <small>{t(isMatching ? 'page.importReadList.state.matching' : 'page.importReadList.state.waiting')}</small>
  if (status !== 'matched') return <small data-problem>{getReadListFileProblemText(list, { t, format })}</small>
  const matched = { matched: number(counts.matched), total: number(rows.length) }
  const others = (['ambiguous', 'missing', 'duplicate'] as const).filter(state => counts[state] > 0)
  return (
    <small>
      {[
        progress === 'created' && t('page.importReadList.state.created'),
        t('page.importReadList.fileMatched', matched),
        ...others.map(state => t(`page.importReadList.filter.${state}`, { number: number(counts[state]) })),
      ]
        .filter(Boolean)
        .join(' · ')}
    </small>
  )
}
