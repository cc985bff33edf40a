import { startBulk } from '../../actions/bulkRuns'
import { afterWrite } from '../../api/changes'
import { onLiveEvent } from '../../api/liveEvents'
import { ComingDialog } from '../../dialogs/ComingDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { useRecordsNow } from '../../dialogs/useRecordsNow'
import { changesFor, type Draft, type Values } from '../../forms/bulkValues'
import { updateBookMetadata } from '../../generated/books/books.calls'
import type { Series } from '../../generated/model.schemas'
import { updateSeriesMetadata } from '../../generated/series/series.calls'
import { useTranslate } from '../../language/useTranslate'
import { usePosterDraft } from '../thumbnails'
import { oneshotFields, oneshotValues, splitChanges } from './oneshotFields'
import { type Oneshot, oneshotsNow } from './seriesNow'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    /** A one-shot may be met as its book, which knows no more of its series than this. */
    editOneshots: {
      asks: { series: readonly (Pick<Series, 'id'> & { metadata: Pick<Series['metadata'], 'title'> })[] }
      answers: true
    }
  }
}

/** Edits one-shots: the series and its book together, with the posters of the book when it is one. */
export function EditOneshotDialog({ asks, answer }: DialogProps<'editOneshots'>) {
  const t = useTranslate()
  const { records, failure, readAgain } = useRecordsNow({
    known: asks.series,
    read: oneshotsNow,
    onChanged: changed => onLiveEvent('SeriesChanged', ({ seriesId }) => changed(seriesId)),
  })
  const title =
    asks.series.length === 1
      ? t('dialog.editSeries.titleOne', { title: asks.series[0]?.metadata.title })
      : t('dialog.editOneshots.titleMany', { count: asks.series.length })
  const retry = () => void readAgain().catch(() => undefined)
  if (!records?.[0]) return <ComingDialog title={title} failure={failure} onRetry={retry} onClose={() => answer()} />
  const props: FormProps = {
    title,
    records: records.map(valuesOf),
    readAgain: async () => (await readAgain()).map(valuesOf),
    onClose: answer,
  }
  return records.length === 1 ? <One {...props} oneshot={records[0]} /> : <Many {...props} oneshots={records} />
}

type FormProps = {
  title: string
  records: Values[]
  readAgain: () => Promise<Values[]>
  onClose: (saved?: true) => void
}

function One({ oneshot, ...props }: FormProps & { oneshot: Oneshot }) {
  const posters = usePosterDraft('books', oneshot.book.id)
  const save = async (draft: Draft, [record = {}]: readonly Values[]) => {
    await saveOneshot(oneshot, changesFor(record, draft, oneshotFields))
    await posters.save()
  }
  return <EditDialog {...props} noun="oneshots" fields={oneshotFields} save={save} extra={posters.section} />
}

function Many({ oneshots, ...props }: FormProps & { oneshots: readonly Oneshot[] }) {
  const save = async (draft: Draft, records: readonly Values[]) => {
    const changes = new Map(
      oneshots.map((oneshot, at) => {
        return [oneshot.series.id, { oneshot, body: changesFor(records[at] ?? {}, draft, oneshotFields) }] as const
      }),
    )
    void startBulk({
      name: 'editSeries',
      operation: 'updateSeriesMetadata',
      total: oneshots.length,
      things: oneshots.map(({ series }) => ({ id: series.id, title: series.metadata.title })),
      call: async ({ id }) => {
        const change = changes.get(id)
        if (change) await saveOneshot(change.oneshot, change.body)
      },
    })
  }
  return <EditDialog {...props} noun="oneshots" fields={oneshotFields} save={save} />
}

async function saveOneshot({ series, book }: Oneshot, changes: Record<string, unknown>) {
  const { ofSeries, ofBook } = splitChanges(changes)
  if (Object.keys(ofSeries).length > 0) {
    await updateSeriesMetadata(series.id, ofSeries)
    await afterWrite('updateSeriesMetadata', { seriesId: series.id })
  }
  if (Object.keys(ofBook).length > 0) {
    await updateBookMetadata(book.id, ofBook)
    await afterWrite('updateBookMetadata', { bookId: book.id })
  }
}

const valuesOf = ({ series, book }: Oneshot): Values => oneshotValues(series.metadata, book.metadata)
