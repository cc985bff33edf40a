import { useTranslate } from '../../../language/useTranslate'
import type { HighlightColor } from './annotations'
import styles from './HighlightColorPicker.module.css'

interface Props {
  readonly colours: readonly HighlightColor[]
  readonly chosen: readonly HighlightColor[]
  readonly onToggle: (colour: HighlightColor) => void
}

/** Row of toggle buttons, one per highlight colour. */
export function HighlightColorPicker({ colours, chosen, onToggle }: Props) {
  const t = useTranslate()
  return (
    <fieldset className={styles.colours} aria-label={t('reader.marks.colours')}>
      {colours.map(colour => (
        <button
          key={colour}
          type="button"
          className={styles.colour}
          data-colour={colour}
          aria-pressed={chosen.includes(colour)}
          aria-label={t(`reader.marks.colour.${colour}`)}
          title={t(`reader.marks.colour.${colour}`)}
          onClick={() => onToggle(colour)}
        />
      ))}
    </fieldset>
  )
}
