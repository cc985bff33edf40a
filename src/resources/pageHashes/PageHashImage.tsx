import { clientBasePath } from '../../api/toAbsoluteServerUrl'
import { ServerImage } from '../../components/images/ServerImage'
import {
  getGetKnownPageHashThumbnailUrl,
  getGetUnknownPageHashThumbnailUrl,
} from '../../generated/page-hashes/page-hashes'
import { useTranslate } from '../../language/useTranslate'
import styles from './PageHashTriage.module.css'
import type { PageHashRecord } from './pageHashRecord'

type PageHashImageProps = {
  pageHash: PageHashRecord
  /**
   * Maximum width and height of the image in pixels. If undefined, the server sends the image in its original size. Has
   * no effect on the image of a known duplicate page.
   */
  maxEdgePx?: number
}

/** Image of a duplicate page. If the image cannot be loaded, shows a text. */
export function PageHashImage({ pageHash, maxEdgePx }: PageHashImageProps) {
  const t = useTranslate()
  const fallback = <span className={styles.noImage}>{t('page.duplicatePages.noImage')}</span>
  const url = pageHashImageUrl(pageHash, maxEdgePx)
  return <ServerImage src={url} alt="" decoding="async" draggable={false} fallback={fallback} />
}

function pageHashImageUrl({ id, action }: PageHashRecord, maxEdgePx: number | undefined): string {
  if (action !== null) return clientBasePath + getGetKnownPageHashThumbnailUrl(id)
  return (
    clientBasePath + getGetUnknownPageHashThumbnailUrl(id, maxEdgePx === undefined ? undefined : { resize: maxEdgePx })
  )
}
