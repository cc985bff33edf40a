import { Check, Trash2, Undo2 } from 'lucide-react'
import { Poster } from '../../components/cards/Poster'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import styles from './PostersPanel.module.css'

type PosterCardProps = {
  src: string | undefined
  /** Text for the origin of the poster. */
  from: string
  bytes?: number
  size?: { width: number; height: number }
  inForce: boolean
  removed?: boolean
  problem?: string
  onShrink?: () => void
  onChoose?: () => void
  onRemove?: () => void
}

/** Card of a poster or upload: image, origin, size, selection state and buttons. */
export function PosterCard({ src, from, bytes, size, inForce, removed, problem, ...deeds }: PosterCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const facts = [
    size && size.width > 0 ? `${format.number(size.width)} × ${format.number(size.height)}` : '',
    bytes === undefined ? '' : format.bytes(bytes),
  ].filter(Boolean)
  const state = removed ? t('poster.markedForDeletion') : inForce ? t('poster.selected') : undefined
  return (
    <li
      className={styles.card}
      data-removed={removed || undefined}
      data-in-force={inForce || undefined}
      aria-label={[from, state].filter(Boolean).join(', ')}
    >
      <Poster src={src} title={from} width={140} />
      <p className={styles.from}>{from}</p>
      {state && <p className={styles.state}>{state}</p>}
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Tools inForce={inForce} removed={removed} {...deeds} />
    </li>
  )
}

type ToolsProps = Pick<PosterCardProps, 'inForce' | 'removed' | 'onShrink' | 'onChoose' | 'onRemove'>

function Tools({ inForce, removed, onShrink, onChoose, onRemove }: ToolsProps) {
  const t = useTranslate()
  return (
    <div className={styles.tools}>
      {onShrink && <Button onClick={onShrink}>{t('poster.shrink')}</Button>}
      {onChoose && !inForce && !removed && <IconButton icon={Check} label={t('poster.select')} onClick={onChoose} />}
      {onRemove && (
        <IconButton
          icon={removed ? Undo2 : Trash2}
          label={t(removed ? 'poster.undoDelete' : 'poster.delete')}
          mirrored={removed}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
