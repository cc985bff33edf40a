import { saveBatch } from '../../actions/bulk/saveBatch'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { type EditedRecords, EditRecordsDialog } from '../../dialogs/EditRecordsDialog'
import { changesFor, type FormDraft, type FormValues } from '../../forms/formDraft'
import type { Series } from '../../generated/model.schemas'
import { updateSeriesMetadata } from '../../generated/series/series.calls'
import { useTranslate } from '../../language/useTranslate'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { usePosterDraft } from '../thumbnails'
import { seriesFields } from './fields'
import { onSeriesChanged, refetchSeries } from './refetchSeries'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editSeries: { asks: { series: readonly Series[] }; answers: true }
  }
}

/** Edits the metadata of one series with its posters, or of several series. Results in `true` after saving. */
export function EditSeriesDialog({ asks, answer }: DialogProps<'editSeries'>) {
  const t = useTranslate()
  const [only] = asks.series
  const title =
    only && asks.series.length === 1
      ? t('dialog.editSeries.titleOne', { title: only.metadata.title })
      : t('dialog.editSeries.titleMany', { count: asks.series.length })
  return (
    <EditRecordsDialog
      title={title}
      known={asks.series}
      read={refetchSeries}
      onChanged={onSeriesChanged}
      valuesOf={({ metadata }) => metadata}
      onClose={answer}
    >
      {(edited, series) => {
        const [one] = series
        return one && series.length === 1 ? <One {...edited} series={one} /> : <Many {...edited} series={series} />
      }}
    </EditRecordsDialog>
  )
}

function One({ series, ...edited }: EditedRecords & { series: Series }) {
  const posters = usePosterDraft('series', series.id)
  const update = useUpdateRecord('series')
  const save = async (draft: FormDraft, [record = {}]: readonly FormValues[]) => {
    const changes = changesFor(record, draft, seriesFields)
    if (Object.keys(changes).length > 0) await update(series, changes)
    await posters.save()
  }
  return <EditDialog {...edited} noun="series" fields={seriesFields} save={save} extra={posters.section} />
}

function Many({ series, ...edited }: EditedRecords & { series: readonly Series[] }) {
  const save = async (draft: FormDraft, records: readonly FormValues[]) =>
    saveBatch({
      name: 'editSeries',
      operation: 'updateSeriesMetadata',
      things: series.map(({ id, metadata }, at) => ({
        id,
        title: metadata.title,
        changes: changesFor(records[at] ?? {}, draft, seriesFields),
      })),
      save: ({ id, changes }) => updateSeriesMetadata(id, changes),
    })
  return <EditDialog {...edited} noun="series" fields={seriesFields} save={save} />
}
