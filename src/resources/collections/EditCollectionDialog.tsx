import { useMemo } from 'react'
import { setAccess } from '../../actions/setAccess'
import { afterWrite } from '../../api/changes'
import { ComingDialog } from '../../dialogs/ComingDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { useRecordsNow } from '../../dialogs/useRecordsNow'
import { changesFor, type Draft, type Values } from '../../forms/bulkValues'
import { getCollection, useGetCollections } from '../../generated/collections/collections'
import { updateCollection } from '../../generated/collections/collections.calls'
import type { Collection } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { usePosterDraft } from '../thumbnails'
import { collectionFields } from './fields'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editCollection: { asks: { collection: Collection }; answers: true }
  }
}

/** Edits what a collection is called and how it is ordered, with its posters. Answers `true` when it was saved. */
export function EditCollectionDialog({ asks, answer }: DialogProps<'editCollection'>) {
  const t = useTranslate()
  const { id, name } = asks.collection
  const { records, failure, readAgain } = useRecordsNow({
    known: [asks.collection],
    read: async () => [await getCollection(id)],
    onChanged: setAccess.collections.onChanged,
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
  const posters = usePosterDraft('collections', id)
  const { data } = useGetCollections({ unpaged: true }, { query: { meta: { shownBy: 'nobody' } } })
  const fields = useMemo(
    () => collectionFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  const save = async (draft: Draft, [record = {}]: readonly Values[]) => {
    const changes = changesFor(record, draft, fields)
    if (Object.keys(changes).length > 0) {
      await updateCollection(id, changes)
      await afterWrite('updateCollection', { collectionId: id })
    }
    await posters.save()
  }
  return <EditDialog {...props} noun="collections" fields={fields} save={save} extra={posters.section} />
}

const valuesOf = (records: readonly Collection[]): Values[] => records.map(record => ({ ...record }))
