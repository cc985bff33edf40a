import { errorText } from '../../../api/errorText'
import { showNotice } from '../../../api/notices'
import { openDialog } from '../../../dialogs/dialogStore'
import type { Book, ReadListMatchSeries, Series } from '../../../generated/model.schemas'
import { getBooksOfSeries } from '../../../generated/series/series.calls'
import { translate } from '../../../language/interfaceLanguage'
import {
  clearReadListRowSelection,
  type ReadListMatchRow,
  selectReadListRowBook,
  selectReadListRowSeries,
} from '../../../machines/import/readListMatchRows'

type EditRows = (rows: readonly ReadListMatchRow[]) => readonly ReadListMatchRow[]

/**
 * Creates functions that change an entry of a read list file: the series and the book that are selected for the entry.
 * Most of these functions open a dialog in which the user chooses the series or the book. If the user closes a dialog
 * without a choice, this dialog does not change the entry. Changes from earlier dialogs remain.
 * @param edit changes the entries of the file
 */
export function createReadListRowDialogActions(row: ReadListMatchRow, edit: (change: EditRows) => void) {
  const requested = translate('page.importReadList.rows.requested', {
    series: row.request.series[0] ?? '',
    number: row.request.number,
  })
  const chooseMatch = async () => {
    const choice = await openDialog('chooseReadListMatch', { title: requested, row })
    if (choice === 'search') await searchSeries()
    else if (choice) edit(rows => selectReadListRowBook(rows, row.id, choice.series, choice.book))
  }
  const searchSeries = async () => {
    const title = translate('page.importReadList.rows.searchSeriesFor', { requested })
    const series = await openDialog('pickSeries', { title, initialText: row.request.series.at(-1) })
    if (series) await takeSeries(toMatchSeries(series))
  }
  /**
   * Sets the series of the entry. If exactly 1 book in this series has the number of the entry, also selects this book.
   * Otherwise, opens a dialog in which the user chooses a book.
   */
  const takeSeries = async (series: ReadListMatchSeries) => {
    try {
      // Loads all books of the series. The server cannot search for a book number, only for the sort number, which can
      // differ from the book number.
      const books = (await getBooksOfSeries(series.seriesId, { unpaged: true })).content.map(toMatchBook)
      const [changed] = selectReadListRowSeries([row], row.id, series, books)
      edit(rows => selectReadListRowSeries(rows, row.id, series, books))
      if (!changed?.book) await pickBookOf(series)
    } catch (error) {
      const action = { label: translate('component.failed.retry'), run: () => void takeSeries(series) }
      showNotice({ kind: 'error', text: errorText(error), action })
    }
  }
  const pickBookOf = async (series: ReadListMatchSeries | undefined) => {
    const book = await openDialog('pickBook', {
      title: translate('page.importReadList.rows.searchBookFor', { requested }),
      ...(series ? { seriesId: series.seriesId } : { initialText: row.request.series.at(-1) }),
    })
    if (book) edit(rows => selectReadListRowBook(rows, row.id, series ?? seriesOfBook(book), toMatchBook(book)))
  }
  const searchBook = () => pickBookOf(row.series)
  return {
    /**
     * Opens a dialog in which the user chooses between the found books. If no books were found, the user searches in
     * the series of the entry. If the entry has no series, the user first searches for a series.
     */
    choose: () => (row.matches.length > 0 ? chooseMatch() : row.series ? searchBook() : searchSeries()),
    chooseMatch,
    searchSeries,
    searchBook,
    takeSeries,
    clear: () => edit(rows => clearReadListRowSelection(rows, row.id)),
  }
}

const toMatchSeries = ({ id, metadata, booksMetadata }: Series): ReadListMatchSeries => ({
  seriesId: id,
  title: metadata.title,
  releaseDate: booksMetadata.releaseDate ?? null,
})

/**
 * Returns the series of a book. `releaseDate` is null, because the data of a book does not contain the release date of
 * its series.
 */
const seriesOfBook = ({ seriesId, seriesTitle }: Book): ReadListMatchSeries => ({
  seriesId,
  title: seriesTitle,
  releaseDate: null,
})

const toMatchBook = ({ id, metadata }: Book) => ({ bookId: id, number: metadata.number, title: metadata.title })
