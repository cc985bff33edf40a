import { useMemo } from 'react'
import { afterWrite } from '../../api/changes'
import { onLiveEvent } from '../../api/liveEvents'
import { ComingDialog } from '../../dialogs/ComingDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { useRecordsNow } from '../../dialogs/useRecordsNow'
import { changesFor, type Draft, type Values } from '../../forms/bulkValues'
import { getLibrary, updateLibrary } from '../../generated/libraries/libraries.calls'
import type { Library } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { libraryFields } from './fields'
import { useLibraries } from './useLibrary'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editLibrary: { asks: { library: Library }; answers: true }
  }
}

/** Edits where a library is, and how the server looks into it. */
export function EditLibraryDialog({ asks, answer }: DialogProps<'editLibrary'>) {
  const t = useTranslate()
  const { id, name } = asks.library
  const { records, failure, readAgain } = useRecordsNow({
    known: [asks.library],
    read: async () => [await getLibrary(id)],
    onChanged: changed => onLiveEvent('LibraryChanged', ({ libraryId }) => changed(libraryId)),
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

function Form({ id, records, ...props }: FormProps) {
  const libraries = useLibraries()
  const fields = useMemo(() => {
    const taken = libraries.filter(other => other.id !== id).map(({ name }) => name)
    return libraryFields(taken).filter(({ name }) => records[0]?.[name] !== undefined)
  }, [libraries, id, records])
  const save = async (draft: Draft, [record = {}]: readonly Values[]) => {
    await updateLibrary(id, changesFor(record, draft, fields))
    await afterWrite('updateLibrary', { libraryId: id })
  }
  return <EditDialog {...props} records={records} noun="libraries" fields={fields} save={save} />
}

const valuesOf = (records: readonly Library[]): Values[] =>
  records.map(record => ({ ...record, oneshotsDirectory: record.oneshotsDirectory ?? '' }))
