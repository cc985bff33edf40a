import { EllipsisVertical, Pencil } from 'lucide-react'
import { ActionMenuItems } from '../../actions/ActionMenuItems'
import { useRecordActions } from '../../actions/useRecordActions'
import { IconButton } from '../../components/controls/IconButton'
import { Menu } from '../../components/overlays/Menu'
import type { Series } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'

/** Actions of the series page: an edit button and a menu with all permitted actions. */
export function SeriesDetailPageActions({ series }: { series: Series }) {
  const t = useTranslate()
  const { title } = series.metadata
  const items = [{ record: series, title }]
  const { names, run } = useRecordActions('series', items)
  return (
    <>
      {names.includes('edit') && (
        <IconButton icon={Pencil} variant="tonal" label={t('action.edit')} onClick={() => void run('edit')} />
      )}
      <Menu
        trigger={<IconButton icon={EllipsisVertical} variant="tonal" label={t('component.card.menu', { title })} />}
      >
        <ActionMenuItems resource="series" records={items} />
      </Menu>
    </>
  )
}
