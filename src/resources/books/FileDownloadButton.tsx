import { Download } from 'lucide-react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { getFileDownloadUrl } from '../../api/urls/downloadUrls'
import { AnchorIconButton } from '../../components/controls/IconButton'
import { useTranslate } from '../../language/useTranslate'

type FileDownloadButtonProps = { resource: 'books' | 'series' | 'readlists'; id: string; isUnavailable?: boolean }

/**
 * Link that downloads a book, or an archive of all books of a series or read list. Renders nothing if the file is
 * unavailable, or if the user has no permission to download files.
 */
export function FileDownloadButton({ resource, id, isUnavailable }: FileDownloadButtonProps) {
  const t = useTranslate()
  const user = useCurrentUser()
  if (isUnavailable || !hasPermission(user, 'file.download')) return null
  return (
    <AnchorIconButton
      href={getFileDownloadUrl(resource, id)}
      download
      icon={Download}
      variant="tonal"
      label={t('action.download')}
    />
  )
}
