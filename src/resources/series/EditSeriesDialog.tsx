import { startBulk } from '../../actions/bulkRuns'
import { afterWrite } from '../../api/changes'
import { onLiveEvent } from '../../api/liveEvents'
import { ComingDialog } from '../../dialogs/ComingDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { useRecordsNow } from '../../dialogs/useRecordsNow'
import { changesFor, type Draft, type Values } from '../../forms/bulkValues'
import type { Series } from '../../generated/model.schemas'
import { updateSeriesMetadata } from '../../generated/series/series.calls'
import { useTranslate } from '../../language/useTranslate'
import { usePosterDraft } from '../thumbnails'
import { seriesFields } from './fields'
import { seriesNow } from './seriesNow'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editSeries: { asks: { series: readonly Series[] }; answers: true }
  }
}

/** Edits the metadata of one series, with its posters, or of many at once. Answers `true` when it was saved. */
export function EditSeriesDialog({ asks, answer }: DialogProps<'editSeries'>) {
  const t = useTranslate()
  const [only] = asks.series
  const {
    records: series,
    failure,
    readAgain,
  } = useRecordsNow({
    known: asks.series,
    read: seriesNow,
    onChanged: changed => onLiveEvent('SeriesChanged', ({ seriesId }) => changed(seriesId)),
  })
  const title =
    asks.series.length === 1
      ? t('dialog.editSeries.titleOne', { title: only?.metadata.title })
      : t('dialog.editSeries.titleMany', { count: asks.series.length })
  const retry = () => void readAgain().catch(() => undefined)
  if (!series?.[0]) return <ComingDialog title={title} failure={failure} onRetry={retry} onClose={() => answer()} />
  const props: FormProps = {
    title,
    records: metadataOf(series),
    readAgain: async () => metadataOf(await readAgain()),
    onClose: answer,
  }
  return series.length === 1 ? <One {...props} id={series[0].id} /> : <Many {...props} series={series} />
}

type FormProps = {
  title: string
  records: Values[]
  readAgain: () => Promise<Values[]>
  onClose: (saved?: true) => void
}

function One({ id, ...props }: FormProps & { id: string }) {
  const posters = usePosterDraft('series', id)
  const save = async (draft: Draft, [record = {}]: readonly Values[]) => {
    const changes = changesFor(record, draft, seriesFields)
    if (Object.keys(changes).length > 0) {
      await updateSeriesMetadata(id, changes)
      await afterWrite('updateSeriesMetadata', { seriesId: id })
    }
    await posters.save()
  }
  return <EditDialog {...props} noun="series" fields={seriesFields} save={save} extra={posters.section} />
}

/** Many are saved after the dialog is closed; how far it is, and what failed, is told as of everything done to many. */
function Many({ series, ...props }: FormProps & { series: readonly Series[] }) {
  const save = async (draft: Draft, records: readonly Values[]) => {
    const changes = series.map(({ id, metadata }, at) => ({
      id,
      title: metadata.title,
      body: changesFor(records[at] ?? {}, draft, seriesFields),
    }))
    const changed = changes.filter(({ body }) => Object.keys(body).length > 0)
    const bodies = new Map(changed.map(({ id, body }) => [id, body]))
    void startBulk({
      name: 'editSeries',
      operation: 'updateSeriesMetadata',
      total: changed.length,
      things: changed,
      call: ({ id }) => updateSeriesMetadata(id, bodies.get(id) ?? {}),
    })
  }
  return <EditDialog {...props} noun="series" fields={seriesFields} save={save} />
}

const metadataOf = (series: readonly Series[]): Values[] => series.map(({ metadata }) => ({ ...metadata }))
