import { useMemo } from 'react'
import { setAccess } from '../../actions/setAccess'
import { afterWrite } from '../../api/changes'
import { ComingDialog } from '../../dialogs/ComingDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { useRecordsNow } from '../../dialogs/useRecordsNow'
import { changesFor, type Draft, type Values } from '../../forms/bulkValues'
import type { ReadList } from '../../generated/model.schemas'
import { getReadList, useGetReadLists } from '../../generated/readlists/readlists'
import { updateReadList } from '../../generated/readlists/readlists.calls'
import { useTranslate } from '../../language/useTranslate'
import { usePosterDraft } from '../thumbnails'
import { readListFields } from './fields'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editReadList: { asks: { readList: ReadList }; answers: true }
  }
}

/** Edits what a read list is called and how it is ordered, with its posters. Answers `true` when it was saved. */
export function EditReadListDialog({ asks, answer }: DialogProps<'editReadList'>) {
  const t = useTranslate()
  const { id, name } = asks.readList
  const { records, failure, readAgain } = useRecordsNow({
    known: [asks.readList],
    read: async () => [await getReadList(id)],
    onChanged: setAccess.readlists.onChanged,
  })
  const title = t('dialog.editSeries.titleOne', { title: name })
  const retry = () => void readAgain().catch(() => undefined)
  if (!records) return <ComingDialog title={title} failure={failure} onRetry={retry} onClose={() => answer()} />
  const again = async () => valuesOf(await readAgain())
  return <Form id={id} title={title} records={valuesOf(records)} readAgain={again} onClose={answer} />
}

type FormProps = {
  id: string
  title: string
  records: Values[]
  readAgain: () => Promise<Values[]>
  onClose: (saved?: true) => void
}

function Form({ id, ...props }: FormProps) {
  const posters = usePosterDraft('readlists', id)
  const { data } = useGetReadLists({ unpaged: true }, { query: { meta: { shownBy: 'nobody' } } })
  const fields = useMemo(
    () => readListFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  const save = async (draft: Draft, [record = {}]: readonly Values[]) => {
    const changes = changesFor(record, draft, fields)
    if (Object.keys(changes).length > 0) {
      await updateReadList(id, changes)
      await afterWrite('updateReadList', { readListId: id })
    }
    await posters.save()
  }
  return <EditDialog {...props} noun="readlists" fields={fields} save={save} extra={posters.section} />
}

const valuesOf = (records: readonly ReadList[]): Values[] => records.map(record => ({ ...record }))
