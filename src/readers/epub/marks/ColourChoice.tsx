import { useTranslate } from '../../../language/useTranslate'
import styles from './ColourChoice.module.css'
import type { MarkColour } from './marks'

interface Props {
  readonly colours: readonly MarkColour[]
  readonly chosen: readonly MarkColour[]
  readonly onToggle: (colour: MarkColour) => void
}

/** The colours of highlights as dots to press. */
export function ColourChoice({ colours, chosen, onToggle }: Props) {
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
