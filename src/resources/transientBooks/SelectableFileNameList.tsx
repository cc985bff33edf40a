import { useId, useRef, useState } from 'react'
import { ShowMoreButton } from '../../components/controls/ShowMoreButton'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import styles from './SelectableFileNameList.module.css'

type SelectableFileNameListProps = {
  heading: string
  hint?: string
  names: readonly { id: string; name: string; number?: number }[]
  current: string
  onChoose: (name: string) => void
}

const NAMES_PER_STEP = 60

/** List of file names. When the user clicks a name, this name is chosen. */
export function SelectableFileNameList({ heading, hint, names, current, onChoose }: SelectableFileNameListProps) {
  const t = useTranslate()
  const { number: formatNumber } = useLocaleFormatters()
  const headingId = useId()
  const [shownCount, setShownCount] = useState(NAMES_PER_STEP)
  const list = useRef<HTMLUListElement>(null)
  return (
    <section className={styles.names} aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      {hint && <p>{hint}</p>}
      <ul ref={list}>
        {names.slice(0, shownCount).map(({ id, name, number }) => (
          <li key={id}>
            <button type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
              {number !== undefined && <span className={styles.number}>{formatNumber(number)}</span>}
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <ShowMoreButton
        list={list}
        hiddenCount={names.length - shownCount}
        stepCount={NAMES_PER_STEP}
        onShowMore={() => setShownCount(shownCount + NAMES_PER_STEP)}
        createText={count => t('dialog.chooseFileName.more', { count, number: formatNumber(count) })}
      />
    </section>
  )
}
