import { Download } from 'lucide-react'
import { can } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { fileUrl } from '../../api/urls/files'
import { AnchorIconButton } from '../../components/controls/IconButton'
import { useTranslate } from '../../language/useTranslate'

type DownloadButtonProps = { noun: 'books' | 'series' | 'readlists'; id: string; isAbsent?: boolean }

/** Link to save the file of a book, or an archive of all books of a series or read list. Renders nothing without permission. */
export function DownloadButton({ noun, id, isAbsent }: DownloadButtonProps) {
  const t = useTranslate()
  const me = useCurrentUser()
  if (isAbsent || !can(me, 'file.download')) return null
  return (
    <AnchorIconButton href={fileUrl(noun, id)} download icon={Download} look="tonal" label={t('action.download')} />
  )
}
