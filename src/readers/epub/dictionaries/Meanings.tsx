import { useTranslate } from '../../../language/useTranslate'
import { Definition } from './Definition'
import type { LookUpState } from './lookup/useLookUp'
import styles from './Meanings.module.css'

type MeaningsProps = { looked: LookUpState; onSee: (word: string) => void }

/** Definitions of a word, grouped by dictionary. */
export function Meanings({ looked: { text, found, failed }, onSee }: MeaningsProps) {
  const t = useTranslate()
  return (
    <>
      <p className={found.length === 0 ? styles.state : 'spoken'} role="status">
        {failed && t('dictionary.failed')}
        {!failed && text !== '' && found.length === 0 && t('dictionary.none', { word: text })}
        {found.length > 0 && t('dictionary.found', { count: found.length })}
      </p>
      {found.map(({ dictionary, match, meanings }) => (
        <section key={dictionary.id} className={styles.dictionary}>
          <h2 dir="auto">
            {dictionary.name}
            {match !== 'whole' && <span className={styles.match}>{t(`dictionary.match.${match}`)}</span>}
          </h2>
          {meanings.map((meaning, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each look-up replaces the whole list
            <article key={index}>
              <h3 lang={dictionary.from} dir="auto">
                {meaning.word}
                {meaning.reading && <span className={styles.reading}>{meaning.reading}</span>}
              </h3>
              <Definition meaning={meaning} language={dictionary.to} onSee={onSee} />
            </article>
          ))}
        </section>
      ))}
    </>
  )
}
