import type { TransientBook } from '../../../src/generated/model.schemas'
import type { ImportTargetSeries } from '../../../src/machines/import/findMostSimilarSeries'
import type { ExistingSeriesBook } from '../../../src/machines/import/importRow'

export const TEST_IMPORT_FOLDER = '/in'
/**
 * Files of the import folder: two files with a confident series match, a file with a doubtful match, a damaged file,
 * and a file whose import fails.
 */
export const testImportFilePaths = ['Alder 001', 'Alder 002', 'Aldre 003', 'Broken 001', 'Alder 005'].map(
  name => `${TEST_IMPORT_FOLDER}/Alder/${name}.cbz`,
)
export const testImportTargetSeries: ImportTargetSeries = {
  id: 'A',
  libraryId: 'L',
  title: 'Alder',
  names: ['Alder'],
  year: undefined,
  isOneshot: false,
}

/** Book that already exists in {@link testImportTargetSeries}. */
export const testExistingBook: ExistingSeriesBook = { id: 'B20', title: 'Alder 20', number: 20, fileName: 'a20.cbz' }

/** Creates a file of the import folder, as the API returns it. */
export const createTestTransientBook = (id: string, url: string, status: TransientBook['status']): TransientBook => ({
  id,
  url,
  name: url.replace(/^.*\/|\.\w+$/g, ''),
  fileLastModified: '2026-01-01T00:00:00',
  sizeBytes: 1,
  size: '1 B',
  status,
  mediaType: '',
  pages: [],
  files: [],
  comment: '',
  number: null,
  seriesId: null,
})
