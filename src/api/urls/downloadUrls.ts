import { getGetLogFileUrl } from '../../generated/actuator/actuator'
import { getDownloadBookUrl } from '../../generated/books/books'
import { getDownloadReadListUrl } from '../../generated/readlists/readlists'
import { getDownloadSeriesUrl } from '../../generated/series/series'
import { clientBasePath } from '../toAbsoluteServerUrl'

const fileUrlBuilders = { books: getDownloadBookUrl, series: getDownloadSeriesUrl, readlists: getDownloadReadListUrl }

/**
 * Returns the download URL of a book file, or of an archive with all files of a series or read list. Downloads need the
 * permission `file.download`.
 */
export const getFileDownloadUrl = (owner: keyof typeof fileUrlBuilders, id: string): string =>
  clientBasePath + fileUrlBuilders[owner](id)

/** Returns the download URL of the whole server log. */
export const getServerLogDownloadUrl = (): string => clientBasePath + getGetLogFileUrl()
