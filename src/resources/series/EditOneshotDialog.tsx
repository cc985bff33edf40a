import { saveBatch } from '../../actions/bulk/saveBatch'
import { afterWrite } from '../../api/cache/changes'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { type EditedRecords, EditRecordsDialog } from '../../dialogs/EditRecordsDialog'
import { changesFor, type FormDraft, type FormValues } from '../../forms/formDraft'
import { updateBookMetadata } from '../../generated/books/books.calls'
import type { BookMetadataUpdate, Series, SeriesMetadataUpdate } from '../../generated/model.schemas'
import { updateSeriesMetadata } from '../../generated/series/series.calls'
import { useTranslate } from '../../language/useTranslate'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { usePosterDraft } from '../thumbnails'
import { oneshotFields, oneshotValues, splitChanges } from './oneshotFields'
import { type Oneshot, onSeriesChanged, refetchOneshots } from './refetchSeries'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    /** Minimal series: callers that have only the book of a one-shot know no more. */
    editOneshots: {
      asks: { series: readonly (Pick<Series, 'id'> & { metadata: Pick<Series['metadata'], 'title'> })[] }
      answers: true
    }
  }
}

/**
 * Edits the series and the book of one-shots together; for a single one-shot also its posters. Results in `true` after saving.
 */
export function EditOneshotDialog({ asks, answer }: DialogProps<'editOneshots'>) {
  const t = useTranslate()
  const title =
    asks.series.length === 1
      ? t('dialog.editSeries.titleOne', { title: asks.series[0]?.metadata.title })
      : t('dialog.editOneshots.titleMany', { count: asks.series.length })
  return (
    <EditRecordsDialog
      title={title}
      known={asks.series}
      read={refetchOneshots}
      onChanged={onSeriesChanged}
      valuesOf={({ series, book }) => oneshotValues(series.metadata, book.metadata)}
      onClose={answer}
    >
      {(edited, oneshots) => {
        const [only] = oneshots
        return only && oneshots.length === 1 ? (
          <One {...edited} oneshot={only} />
        ) : (
          <Many {...edited} oneshots={oneshots} />
        )
      }}
    </EditRecordsDialog>
  )
}

function One({ oneshot, ...edited }: EditedRecords & { oneshot: Oneshot }) {
  const posters = usePosterDraft('books', oneshot.book.id)
  const calls = { updateSeries: useUpdateRecord('series'), updateBook: useUpdateRecord('books') }
  const save = async (draft: FormDraft, [record = {}]: readonly FormValues[]) => {
    await saveOneshot(oneshot, changesFor(record, draft, oneshotFields), calls)
    await posters.save()
  }
  return <EditDialog {...edited} noun="oneshots" fields={oneshotFields} save={save} extra={posters.section} />
}

function Many({ oneshots, ...edited }: EditedRecords & { oneshots: readonly Oneshot[] }) {
  const save = async (draft: FormDraft, records: readonly FormValues[]) =>
    saveBatch({
      name: 'editSeries',
      operation: 'updateSeriesMetadata',
      things: oneshots.map((oneshot, at) => ({
        id: oneshot.series.id,
        title: oneshot.series.metadata.title,
        oneshot,
        changes: changesFor(records[at] ?? {}, draft, oneshotFields),
      })),
      save: ({ oneshot, changes }) => saveOneshot(oneshot, changes, batchCalls),
    })
  return <EditDialog {...edited} noun="oneshots" fields={oneshotFields} save={save} />
}

type OneshotCalls = {
  updateSeries: (series: Oneshot['series'], changes: SeriesMetadataUpdate) => Promise<void>
  updateBook: (book: Oneshot['book'], changes: BookMetadataUpdate) => Promise<void>
}

const batchCalls: OneshotCalls = {
  updateSeries: async ({ id }, changes) => {
    await updateSeriesMetadata(id, changes)
    await afterWrite('updateSeriesMetadata', { seriesId: id })
  },
  updateBook: async ({ id }, changes) => {
    await updateBookMetadata(id, changes)
    await afterWrite('updateBookMetadata', { bookId: id })
  },
}

async function saveOneshot({ series, book }: Oneshot, changes: Record<string, unknown>, calls: OneshotCalls) {
  const { seriesChanges, bookChanges } = splitChanges(changes)
  if (Object.keys(seriesChanges).length > 0) await calls.updateSeries(series, seriesChanges)
  if (Object.keys(bookChanges).length > 0) await calls.updateBook(book, bookChanges)
}
