import { EllipsisVertical, Pencil } from 'lucide-react'
import { ActionItems } from '../../actions/ActionItems'
import { useActions } from '../../actions/useActions'
import { IconButton } from '../../components/controls/IconButton'
import { Menu } from '../../components/overlays/Menu'
import type { Series } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'

/** Actions of the series page: an edit button and a menu with all permitted actions. */
export function SeriesMenu({ series }: { series: Series }) {
  const t = useTranslate()
  const { title } = series.metadata
  const things = [{ record: series, title }]
  const { names, run } = useActions('series', things)
  return (
    <>
      {names.includes('edit') && (
        <IconButton icon={Pencil} look="tonal" label={t('action.edit')} onClick={() => void run('edit')} />
      )}
      <Menu trigger={<IconButton icon={EllipsisVertical} look="tonal" label={t('component.card.menu', { title })} />}>
        <ActionItems noun="series" things={things} />
      </Menu>
    </>
  )
}
