import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkOneshotCalls, type OneshotCalls } from '../../actions/bulk/oneshotCalls'
import { saveRecordsAsBulkAction } from '../../actions/bulk/saveRecordsAsBulkAction'
import { type DialogProps, openDialog } from '../../dialogs/dialogStore'
import { EditDialogPlaceholder } from '../../dialogs/EditDialogPlaceholder'
import { EditRecordsLoader, type LoadedRecordsFormProps } from '../../dialogs/EditRecordsLoader'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../forms/formDraft'
import { getBook } from '../../generated/books/books.calls'
import { getSeries } from '../../generated/series/series.calls'
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
        /**
         * One-shots whose data the client has already loaded. For a one-shot that was deleted in the meantime, the
         * dialog shows this data.
         */
        loaded?: readonly OneshotWithBook[]
      }
      result: true
    }
  }
}

/**
 * Loaded one-shots of the open dialogs. A dialog that is mounted again, for example after a sign-in, continues with the
 * same one-shots, even if some were deleted in the meantime.
 */
const loadedOneshots = new WeakMap<object, readonly OneshotWithBook[]>()

/**
 * Dialog in which the user edits one-shots. Edits the series and the book of each one-shot together. Omits one-shots
 * that were deleted before the dialog loaded them. The promise of the dialog resolves to `true` after saving.
 */
export function EditOneshotsDialog({ request, close }: DialogProps<'editOneshots'>) {
  const t = useTranslate()
  const [read] = useState(() => createOneshotRefetcher(loadedOneshots.get(request) ?? request.loaded))
  const {
    data: oneshots,
    error,
    refetch,
  } = useQuery({
    // No cache invalidation applies to this query key, so the set of one-shots does not change in an open dialog.
    queryKey: ['oneshotsToEdit', ...request.series.map(({ id }) => id)],
    queryFn: async () => {
      const loaded = await read(loadedOneshots.get(request)?.map(({ series }) => series) ?? request.series)
      if (!loadedOneshots.has(request)) loadedOneshots.set(request, loaded)
      return loaded
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownBy: 'dialog' },
  })
  const edited = oneshots?.map(({ series }) => series) ?? request.series
  const title =
    edited.length === 1
      ? t('dialog.editSeries.titleOne', { title: edited[0]?.metadata.title })
      : t('dialog.editOneshots.titleMany', { count: edited.length })
  if (!oneshots)
    return (
      <EditDialogPlaceholder
        title={title}
        failure={error ?? undefined}
        onRetry={() => void refetch()}
        onClose={() => close()}
      />
    )
  return (
    <EditRecordsLoader
      title={title}
      initialRecords={edited}
      loadedRecords={oneshots}
      read={read}
      onChanged={onSeriesChangedEvent}
      toFormValues={({ series, book }) => toOneshotFormValues(series.metadata, book.metadata)}
      onClose={close}
    >
      {(form, current) => {
        const [firstOneshot] = current
        return firstOneshot && current.length === 1 ? (
          <EditSingleOneshot {...form} oneshot={firstOneshot} />
        ) : (
          <EditOneshotBatch {...form} oneshots={current} />
        )
      }}
    </EditRecordsLoader>
  )
}

function EditSingleOneshot({ oneshot, ...edited }: LoadedRecordsFormProps & { oneshot: OneshotWithBook }) {
  const posters = usePostersFormSection('books', oneshot.book.id, oneshot.book.seriesId)
  const calls = { updateSeries: useUpdateRecord('series'), updateBook: useUpdateRecord('books') }
  const save = async (draft: FormDraftEdits, [record = {}]: readonly FormValues[]) => {
    await saveOneshot(oneshot, record, buildRecordUpdate(record, draft, oneshotFormFields), calls)
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
        values: records[index] ?? {},
        changes: buildRecordUpdate(records[index] ?? {}, draft, oneshotFormFields),
      })),
      save: ({ oneshot, values, changes }) => saveOneshot(oneshot, values, changes, bulkOneshotCalls),
      read: async ({ oneshot: { series, book } }) =>
        toOneshotFormValues((await getSeries(series.id)).metadata, (await getBook(book.id)).metadata),
      editAgain: (ids, baseline) => {
        const loaded = oneshots.filter(({ series }) => ids.includes(series.id))
        const request = { series: loaded.map(({ series }) => series), loaded }
        return openDialog('editOneshots', request, { draft: { draft, baseline, submitted: draft.values } })
      },
    })
  return <RecordFormDialog {...edited} resource="oneshots" fields={oneshotFormFields} save={save} />
}

/**
 * Saves the book and then the series. Title and summary belong to both, but the form compares its draft only with the
 * series. If the save of the book fails, the series stays unchanged. The next save then sends title and summary again.
 */
async function saveOneshot(
  { series, book }: OneshotWithBook,
  values: FormValues,
  changes: FormValues,
  calls: OneshotCalls,
) {
  const { seriesChanges, bookChanges } = splitOneshotChangesIntoSeriesAndBook(values, changes)
  if (Object.keys(bookChanges).length > 0) await calls.updateBook(book, bookChanges)
  if (Object.keys(seriesChanges).length > 0) await calls.updateSeries(series, seriesChanges)
}
