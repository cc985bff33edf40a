import { ArrowDownUp } from 'lucide-react'
import { IconButton } from '../../../components/controls/IconButton'
import { openDialog } from '../../../dialogs/dialogStore'
import { useTranslate } from '../../../language/useTranslate'
import { useSectionArrangement } from './useSectionArrangement'

/**
 * Button that opens the dialog for the order and visibility of the recommended sections. Disabled while the stored
 * order loads.
 * @param libraryId id of a library, or `all` for the home page
 */
export function ArrangeSectionsButton({ libraryId }: { libraryId: string }) {
  const t = useTranslate()
  const isPending = useSectionArrangement(libraryId).visibleSections === undefined
  return (
    <IconButton
      icon={ArrowDownUp}
      label={t('dialog.arrangeSections.title')}
      disabled={isPending}
      onClick={() => void openDialog('arrangeSections', { libraryId })}
    />
  )
}
