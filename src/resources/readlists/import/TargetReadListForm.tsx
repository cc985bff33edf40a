import { ListPlus } from 'lucide-react'
import { useId } from 'react'
import { errorText } from '../../../api/errorText'
import { usePosterUrl } from '../../../api/urls/posterUrls'
import { Poster } from '../../../components/cards/Poster'
import { Button } from '../../../components/controls/Button'
import { SegmentedControl } from '../../../components/controls/SegmentedControl'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { openDialog } from '../../../dialogs/dialogStore'
import { ReadListManualOrderInput } from '../../../dialogs/ManualOrderInput'
import { FormFieldLayout } from '../../../forms/FormFieldLayout'
import { SummaryInput } from '../../../forms/inputs/SummaryInput'
import { LabeledTextInput } from '../../../forms/LabeledTextInput'
import { useGetReadList } from '../../../generated/readlists/readlists.hooks'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import { getSelectedBookIdsOfReadListRows } from '../../../machines/import/readListMatchRows'
import styles from './ImportReadListPage.module.css'
import type { UseReadListImportResult } from './useReadListImport'

type TargetReadListFormProps = Pick<UseReadListImportResult, 'send'> & { list: ReadListImportFile }

/**
 * Form with the name, order and summary of a new read list. The user can instead select an existing read list.
 */
export function TargetReadListForm({ list, send }: TargetReadListFormProps) {
  const t = useTranslate()
  const { id, rows, targetId } = list
  const pickTarget = async () => {
    const target = await openDialog('pickReadList', {
      title: t('page.importReadList.target.pick'),
      bookIds: getSelectedBookIdsOfReadListRows(rows),
    })
    if (target) send({ type: 'user.edit', listId: id, changes: { targetId: target.id } })
  }
  const selectTarget = (target: 'new' | 'existing') => {
    if (target === 'existing') void pickTarget()
    else send({ type: 'user.edit', listId: id, changes: { targetId: undefined } })
  }
  return (
    <div className={styles.form}>
      <SegmentedControl
        label={t('page.importReadList.target.label')}
        value={targetId === undefined ? 'new' : 'existing'}
        choices={[
          { value: 'new', label: t('page.importReadList.target.new') },
          { value: 'existing', label: t('page.importReadList.target.existing') },
        ]}
        onChange={selectTarget}
      />
      {targetId === undefined ? (
        <NewReadListFields list={list} send={send} />
      ) : (
        <TargetReadList readListId={targetId} onChange={() => void pickTarget()} />
      )}
    </div>
  )
}

function NewReadListFields({ list, send }: TargetReadListFormProps) {
  const t = useTranslate()
  const summaryId = useId()
  const orderedId = useId()
  const { id, name, summary, isOrdered, problem } = list
  const edit = (changes: Partial<Pick<ReadListImportFile, 'name' | 'summary' | 'isOrdered'>>) =>
    send({ type: 'user.edit', listId: id, changes })
  const nameProblem = problem === 'nameTaken' ? t('rule.exists') : name.trim() === '' ? t('rule.required') : undefined
  const summaryLabel = t('resources.readlists.fields.summary')
  return (
    <>
      <LabeledTextInput
        label={t('resources.readlists.fields.name')}
        value={name}
        required
        error={nameProblem}
        autoComplete="off"
        onChange={value => edit({ name: value })}
      />
      <ReadListManualOrderInput
        id={orderedId}
        label=""
        value={isOrdered}
        onChange={value => edit({ isOrdered: value })}
      />
      <FormFieldLayout id={summaryId} label={summaryLabel}>
        <SummaryInput
          id={summaryId}
          label={summaryLabel}
          value={summary}
          onChange={value => edit({ summary: value })}
        />
      </FormFieldLayout>
    </>
  )
}

/** Shows the existing read list to which the books will be added, and a button that selects another read list. */
function TargetReadList({ readListId, onChange }: { readListId: string; onChange: () => void }) {
  const t = useTranslate()
  const poster = usePosterUrl('readlists', readListId)
  const { data, error, refetch } = useGetReadList(readListId, { query: { meta: { shownBy: 'page' } } })
  return (
    <div className={styles.target}>
      {data && (
        <>
          <span className={styles.targetCover}>
            <Poster src={poster} title={data.name} width={40} />
          </span>
          <span className={styles.targetText}>
            <bdi>{data.name}</bdi>
            <small>{t('resources.books.count', { count: data.bookIds.length })}</small>
          </span>
        </>
      )}
      {error && <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />}
      <Button icon={ListPlus} onClick={onChange}>
        {t('page.importReadList.target.change')}
      </Button>
    </div>
  )
}
