import { ListEnd } from 'lucide-react'
import type { ReadList } from '../../generated/model.schemas'
import { getBooksOfReadList } from '../../generated/readlists/readlists.calls'
import { useTranslate } from '../../language/useTranslate'
import { COLLECT_PAGE_SIZE } from '../../lists/selection/collectPagedItems'
import { FileExportButton } from '../../lists/table/export/FileExportButton'
import { fetchRowsOfAllPages } from '../../lists/table/rows/fetchRowsOfAllPages'
import { toComicRackListXml } from './import/toComicRackListXml'

/** Button that exports a read list to a file in the ComicRack format (.cbl). */
export function ComicRackExportButton({ readList: { id, name, bookIds } }: { readList: ReadList }) {
  const t = useTranslate()
  return (
    <FileExportButton
      label={t('export.comicRack')}
      icon={ListEnd}
      variant="tonal"
      fileName={`${name}.cbl`}
      disabled={bookIds.length === 0}
      createFile={async ({ signal, onProgress }) => {
        const books = await fetchRowsOfAllPages({
          fetchPage: async page => {
            const params = { page, size: COLLECT_PAGE_SIZE }
            const { content, totalElements } = await getBooksOfReadList(id, params, { signal })
            return { items: content, total: totalElements }
          },
          pageSize: COLLECT_PAGE_SIZE,
          keyOf: book => book.id,
          onProgress: ({ fetched, total }) => onProgress(fetched, total),
          signal,
        })
        const rows = books.map(({ seriesTitle, metadata: { number, releaseDate } }) => ({
          seriesTitle,
          number,
          releaseDate: releaseDate ?? null,
        }))
        return { file: new Blob([toComicRackListXml(name, rows)], { type: 'text/xml' }), count: rows.length }
      }}
    />
  )
}
