import { useTranslate } from '../../../language/useTranslate'
import type { HighlightColor } from './epubAnnotations'
import styles from './HighlightColorPicker.module.css'

interface HighlightColorPickerProps {
  readonly colours: readonly HighlightColor[]
  readonly selected: readonly HighlightColor[]
  readonly onToggle: (colour: HighlightColor) => void
}

/** Row of toggle buttons for the highlight colors. */
export function HighlightColorPicker({ colours, selected, onToggle }: HighlightColorPickerProps) {
  const t = useTranslate()
  return (
    <fieldset className={styles.colours} aria-label={t('reader.marks.colours')}>
      {colours.map(colour => (
        <button
          key={colour}
          type="button"
          className={styles.colour}
          data-colour={colour}
          aria-pressed={selected.includes(colour)}
          aria-label={t(`reader.marks.colour.${colour}`)}
          title={t(`reader.marks.colour.${colour}`)}
          onClick={() => onToggle(colour)}
        />
      ))}
    </fieldset>
  )
}
