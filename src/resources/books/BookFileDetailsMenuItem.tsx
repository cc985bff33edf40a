import { FileText } from 'lucide-react'
import { MenuItem } from '../../components/overlays/Menu'
import { openDialog } from '../../dialogs/dialogStore'
import type { Book } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'

/**
 * Menu item that opens a dialog with details of a book file: analysis errors, properties, hash, and a list of its
 * pages.
 */
export function BookFileDetailsMenuItem({ book }: { book: Book }) {
  const t = useTranslate()
  return (
    <MenuItem icon={FileText} onSelect={() => void openDialog('bookAnalysis', { book })}>
      {t('action.fileDetails')}
    </MenuItem>
  )
}
