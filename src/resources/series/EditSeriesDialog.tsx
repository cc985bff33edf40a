import { saveRecordsAsBulkAction } from '../../actions/bulk/saveRecordsAsBulkAction'
import { type DialogProps, openDialog } from '../../dialogs/dialogStore'
import { EditRecordsLoader, type LoadedRecordsFormProps } from '../../dialogs/EditRecordsLoader'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../forms/formDraft'
import type { Series } from '../../generated/model.schemas'
import { getSeries, updateSeriesMetadata } from '../../generated/series/series.calls'
import { useTranslate } from '../../language/useTranslate'
import { useUpdateRecord } from '../../lists/record/recordMutations'
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
 * posters. Its promise resolves to `true` after saving.
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

function EditSingleSeries({ series, ...edited }: LoadedRecordsFormProps & { series: Series }) {
  const posters = usePostersFormSection('series', series.id)
  const update = useUpdateRecord('series')
  const save = async (draft: FormDraftEdits, [record = {}]: readonly FormValues[]) => {
    const changes = buildRecordUpdate(record, draft, seriesFormFields)
    if (Object.keys(changes).length > 0) await update(series, changes)
    await posters.save()
  }
  return (
    <RecordFormDialog
      {...edited}
      resource="series"
      fields={seriesFormFields}
      save={save}
      customSection={posters.section}
    />
  )
}

function EditSeriesBatch({ series, ...edited }: LoadedRecordsFormProps & { series: readonly Series[] }) {
  const save = async (draft: FormDraftEdits, records: readonly FormValues[]) =>
    saveRecordsAsBulkAction({
      name: 'editSeries',
      operation: 'updateSeriesMetadata',
      records: series.map(({ id, metadata }, index) => ({
        id,
        title: metadata.title,
        values: records[index] ?? {},
        changes: buildRecordUpdate(records[index] ?? {}, draft, seriesFormFields),
      })),
      save: ({ id, changes }) => updateSeriesMetadata(id, changes),
      read: async ({ id }) => ({ ...(await getSeries(id)).metadata }),
      editAgain: (ids, baseline) =>
        openDialog(
          'editSeries',
          { series: series.filter(({ id }) => ids.includes(id)) },
          { draft: { draft, baseline } },
        ),
    })
  return <RecordFormDialog {...edited} resource="series" fields={seriesFormFields} save={save} />
}
