import { getDownloadBookUrl } from '../../generated/books/books'
import { getDownloadReadListUrl } from '../../generated/readlists/readlists'
import { getDownloadSeriesUrl } from '../../generated/series/series'
import { basePath } from '../address'

const files = { books: getDownloadBookUrl, series: getDownloadSeriesUrl, readlists: getDownloadReadListUrl }

/** The address of the file of a book, or of all files of a series or read list in one archive. Needs `file.download`. */
export const fileUrl = (owner: keyof typeof files, id: string): string => basePath + files[owner](id)
