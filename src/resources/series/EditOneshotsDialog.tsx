import { useState } from 'react'
import { saveRecordsAsBulkAction } from '../../actions/bulk/saveRecordsAsBulkAction'
import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { type DialogProps, openDialog } from '../../dialogs/dialogStore'
import { EditRecordsLoader, type LoadedRecordsFormProps } from '../../dialogs/EditRecordsLoader'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../forms/formDraft'
import { updateBookMetadata } from '../../generated/books/books.calls'
import type { BookMetadataUpdate, SeriesMetadataUpdate } from '../../generated/model.schemas'
import { updateSeriesMetadata } from '../../generated/series/series.calls'
import { useTranslate } from '../../language/useTranslate'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { usePostersFormSection } from '../thumbnails'
import { oneshotFormFields, splitOneshotChangesIntoSeriesAndBook, toOneshotFormValues } from './oneshotFormFields'
import {
  createOneshotRefetcher,
  type OneshotWithBook,
  onSeriesChangedEvent,
  type SeriesIdAndTitle,
} from './refetchSeries'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editOneshots: {
      request: {
        series: readonly SeriesIdAndTitle[]
        /** One-shots whose data is already loaded. The dialog uses this data for one-shots that were deleted. */
        loaded?: readonly OneshotWithBook[]
      }
      result: true
    }
  }
}

/**
 * Dialog in which the user edits one-shots. Edits the series and the book of each one-shot together. Its promise
 * resolves to `true` after saving.
 */
export function EditOneshotsDialog({ request, close }: DialogProps<'editOneshots'>) {
  const t = useTranslate()
  const [refetchOneshots] = useState(() => createOneshotRefetcher(request.loaded))
  const getTitle = (series: readonly SeriesIdAndTitle[]) =>
    series.length === 1
      ? t('dialog.editSeries.titleOne', { title: series[0]?.metadata.title })
      : t('dialog.editOneshots.titleMany', { count: series.length })
  return (
    <EditRecordsLoader
      title={getTitle(request.series)}
      initialRecords={request.series}
      read={refetchOneshots}
      onChanged={onSeriesChangedEvent}
      toFormValues={({ series, book }) => toOneshotFormValues(series.metadata, book.metadata)}
      onClose={close}
    >
      {(form, oneshots) => {
        const [firstOneshot] = oneshots
        const edited = { ...form, title: getTitle(oneshots.map(({ series }) => series)) }
        return firstOneshot && oneshots.length === 1 ? (
          <EditSingleOneshot {...edited} oneshot={firstOneshot} />
        ) : (
          <EditOneshotBatch {...edited} oneshots={oneshots} />
        )
      }}
    </EditRecordsLoader>
  )
}

function EditSingleOneshot({ oneshot, ...edited }: LoadedRecordsFormProps & { oneshot: OneshotWithBook }) {
  const posters = usePostersFormSection('books', oneshot.book.id)
  const calls = { updateSeries: useUpdateRecord('series'), updateBook: useUpdateRecord('books') }
  const save = async (draft: FormDraftEdits, [record = {}]: readonly FormValues[]) => {
    await saveOneshot(oneshot, buildRecordUpdate(record, draft, oneshotFormFields), calls)
    await posters.save()
  }
  return (
    <RecordFormDialog
      {...edited}
      resource="oneshots"
      fields={oneshotFormFields}
      save={save}
      customSection={posters.section}
    />
  )
}

function EditOneshotBatch({ oneshots, ...edited }: LoadedRecordsFormProps & { oneshots: readonly OneshotWithBook[] }) {
  const save = async (draft: FormDraftEdits, records: readonly FormValues[]) =>
    saveRecordsAsBulkAction({
      name: 'editSeries',
      operation: 'updateSeriesMetadata',
      records: oneshots.map((oneshot, index) => ({
        id: oneshot.series.id,
        title: oneshot.series.metadata.title,
        oneshot,
        changes: buildRecordUpdate(records[index] ?? {}, draft, oneshotFormFields),
      })),
      save: ({ oneshot, changes }) => saveOneshot(oneshot, changes, batchCalls),
      editAgain: ids => {
        const loaded = oneshots.filter(({ series }) => ids.includes(series.id))
        return openDialog('editOneshots', { series: loaded.map(({ series }) => series), loaded }, { draft: { draft } })
      },
    })
  return <RecordFormDialog {...edited} resource="oneshots" fields={oneshotFormFields} save={save} />
}

type OneshotCalls = {
  updateSeries: (series: OneshotWithBook['series'], changes: SeriesMetadataUpdate) => Promise<void>
  updateBook: (book: OneshotWithBook['book'], changes: BookMetadataUpdate) => Promise<void>
}

const batchCalls: OneshotCalls = {
  updateSeries: async ({ id }, changes) => {
    await updateSeriesMetadata(id, changes)
    await reportServerWrite('updateSeriesMetadata', { seriesId: id })
  },
  updateBook: async ({ id }, changes) => {
    await updateBookMetadata(id, changes)
    await reportServerWrite('updateBookMetadata', { bookId: id })
  },
}

async function saveOneshot({ series, book }: OneshotWithBook, changes: Record<string, unknown>, calls: OneshotCalls) {
  const { seriesChanges, bookChanges } = splitOneshotChangesIntoSeriesAndBook(changes)
  if (Object.keys(seriesChanges).length > 0) await calls.updateSeries(series, seriesChanges)
  if (Object.keys(bookChanges).length > 0) await calls.updateBook(book, bookChanges)
}
