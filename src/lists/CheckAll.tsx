import { useTranslate } from '../language/useTranslate'
import type { Choosing } from './choosing'
import styles from './SelectCheck.module.css'
import { isActive, useChoosing, useSelection } from './SelectionArea'

/** The box in a table's head: chooses all that match, not only what is in sight, and lets go of all again. */
export function CheckAll() {
  const choosing = useChoosing()
  return choosing ? <Box choosing={choosing} /> : null
}

function Box({ choosing }: { choosing: Choosing<{ id: string }> }) {
  const t = useTranslate()
  const selection = useSelection(choosing)
  const all = selection.mode === 'allBut' && selection.ids.size === 0
  const some = isActive(selection) && !all
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is drawn by us, like the boxes of the rows
    <button
      type="button"
      role="checkbox"
      aria-checked={some ? 'mixed' : all}
      aria-label={t('list.selection.everything')}
      className={styles.check}
      data-on="row"
      onClick={all ? choosing.clear : choosing.all}
    />
  )
}
