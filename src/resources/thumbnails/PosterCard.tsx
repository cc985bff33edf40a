import { Check, Trash2, Undo2 } from 'lucide-react'
import { Poster } from '../../components/cards/Poster'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import styles from './PostersPanel.module.css'

type PosterCardProps = {
  src: string | undefined
  /** Text that shows where the poster comes from, for example from an upload. */
  sourceLabel: string
  bytes?: number
  pixelSize?: { width: number; height: number }
  isSelected: boolean
  isRemoved?: boolean
  problem?: string
  onShrink?: () => void
  onSelect?: () => void
  onRemove?: () => void
}

/** Card with the image, origin and size of a poster, and with buttons to select or delete the poster. */
export function PosterCard({
  src,
  sourceLabel,
  bytes,
  pixelSize,
  isSelected,
  isRemoved,
  problem,
  ...handlers
}: PosterCardProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const details = [
    pixelSize && pixelSize.width > 0 ? `${format.number(pixelSize.width)} × ${format.number(pixelSize.height)}` : '',
    bytes === undefined ? '' : format.bytes(bytes),
  ].filter(Boolean)
  const stateText = isRemoved ? t('poster.markedForDeletion') : isSelected ? t('poster.selected') : undefined
  return (
    <li
      className={styles.card}
      data-removed={isRemoved || undefined}
      data-in-force={isSelected || undefined}
      aria-label={[sourceLabel, stateText].filter(Boolean).join(', ')}
    >
      <Poster src={src} title={sourceLabel} width={140} />
      <p className={styles.source}>{sourceLabel}</p>
      {stateText && <p className={styles.state}>{stateText}</p>}
      <p className={styles.details}>{details.join(' · ')}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <PosterTools isSelected={isSelected} isRemoved={isRemoved} {...handlers} />
    </li>
  )
}

type PosterToolsProps = Pick<PosterCardProps, 'isSelected' | 'isRemoved' | 'onShrink' | 'onSelect' | 'onRemove'>

function PosterTools({ isSelected, isRemoved, onShrink, onSelect, onRemove }: PosterToolsProps) {
  const t = useTranslate()
  return (
    <div className={styles.tools}>
      {onShrink && <Button onClick={onShrink}>{t('poster.shrink')}</Button>}
      {onSelect && !isSelected && !isRemoved && (
        <IconButton icon={Check} label={t('poster.select')} onClick={onSelect} />
      )}
      {onRemove && (
        <IconButton
          icon={isRemoved ? Undo2 : Trash2}
          label={t(isRemoved ? 'poster.undoDelete' : 'poster.delete')}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
