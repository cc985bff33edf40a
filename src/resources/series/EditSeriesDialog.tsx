import { useState } from 'react'
import { bulkOneshotCalls } from '../../actions/bulk/oneshotCalls'
import { saveRecordsAsBulkAction } from '../../actions/bulk/saveRecordsAsBulkAction'
import { uncachedRequestInit } from '../../api/uncachedRequestInit'
import { type DialogProps, openDialog } from '../../dialogs/dialogStore'
import { EditRecordsLoader, type LoadedRecordsFormProps } from '../../dialogs/EditRecordsLoader'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../forms/formDraft'
import type { BookMetadataUpdate, Series } from '../../generated/model.schemas'
import { getBooksOfSeries, getSeries, updateSeriesMetadata } from '../../generated/series/series.calls'
import { useTranslate } from '../../language/useTranslate'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { createOneshotPartSaver } from '../books'
import { usePostersFormSection } from '../thumbnails'
import { onSeriesChangedEvent, refetchSeries } from './refetchSeries'
import { seriesFormFields } from './seriesFormFields'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editSeries: { request: { series: readonly Series[] }; result: true }
  }
}

/**
 * Dialog in which the user edits the metadata of one or several series. For a single series, the user can also edit the
 * posters. The promise of the dialog resolves to `true` after saving.
 */
export function EditSeriesDialog({ request, close }: DialogProps<'editSeries'>) {
  const t = useTranslate()
  const [firstSeries] = request.series
  const title =
    firstSeries && request.series.length === 1
      ? t('dialog.editSeries.titleOne', { title: firstSeries.metadata.title })
      : t('dialog.editSeries.titleMany', { count: request.series.length })
  return (
    <EditRecordsLoader
      title={title}
      initialRecords={request.series}
      read={refetchSeries}
      onChanged={onSeriesChangedEvent}
      toFormValues={({ metadata }) => metadata}
      onClose={close}
    >
      {(edited, series) => {
        const [loadedSeries] = series
        return loadedSeries && series.length === 1 ? (
          <EditSingleSeries {...edited} series={loadedSeries} />
        ) : (
          <EditSeriesBatch {...edited} series={series} />
        )
      }}
    </EditRecordsLoader>
  )
}

/**
 * Form of a single series. The series is a one-shot only if the user edits it again after a bulk edit of series and
 * one-shots in which only the save of this one-shot failed.
 */
function EditSingleSeries({ series, ...edited }: LoadedRecordsFormProps & { series: Series }) {
  const posters = usePostersFormSection('series', series.id)
  const update = useUpdateRecord('series')
  const [saveBookPart] = useState(createOneshotPartSaver)
  const save = async (draft: FormDraftEdits, [record = {}]: readonly FormValues[]) => {
    const changes = buildRecordUpdate(record, draft, seriesFormFields)
    await saveBookPart(series, record, changes, shared => saveBookOfOneshot(series, shared))
    if (Object.keys(changes).length > 0) await update(series, changes)
    if (!series.oneshot) await posters.save()
  }
  return (
    <RecordFormDialog
      {...edited}
      resource="series"
      fields={seriesFormFields}
      save={save}
      // The server does not accept posters for the series of a one-shot.
      customSection={series.oneshot ? undefined : posters.section}
    />
  )
}

function EditSeriesBatch({ series, ...edited }: LoadedRecordsFormProps & { series: readonly Series[] }) {
  const save = async (draft: FormDraftEdits, records: readonly FormValues[]) => {
    const saveBookPart = createOneshotPartSaver()
    saveRecordsAsBulkAction({
      name: 'editSeries',
      operation: 'updateSeriesMetadata',
      records: series.map((item, index) => ({
        id: item.id,
        title: item.metadata.title,
        series: item,
        values: records[index] ?? {},
        changes: buildRecordUpdate(records[index] ?? {}, draft, seriesFormFields),
      })),
      save: async ({ id, series, values, changes }) => {
        await saveBookPart(series, values, changes, shared => saveBookOfOneshot(series, shared))
        await updateSeriesMetadata(id, changes)
      },
      read: async ({ id }) => ({ ...(await getSeries(id)).metadata }),
      editAgain: (ids, baseline) =>
        openDialog(
          'editSeries',
          { series: series.filter(({ id }) => ids.includes(id)) },
          { draft: { draft, baseline, submitted: draft.values } },
        ),
    })
  }
  return <RecordFormDialog {...edited} resource="series" fields={seriesFormFields} save={save} />
}

/** Saves changes to the book of a one-shot. The changes concern fields that the series and the book have in common. */
async function saveBookOfOneshot({ id }: Series, changes: BookMetadataUpdate): Promise<void> {
  const [book] = (await getBooksOfSeries(id, { size: 1 }, uncachedRequestInit)).content
  if (book) await bulkOneshotCalls.updateBook(book, changes)
}
