import { useTranslate } from '../../../language/useTranslate'
import { DictionaryDefinitionText } from './DictionaryDefinitionText'
import styles from './DictionaryLookUpResults.module.css'
import type { UseDictionaryLookUpResult } from './lookup/useDictionaryLookUp'

type DictionaryLookUpResultsProps = { state: UseDictionaryLookUpResult; onLookUpWord: (word: string) => void }

export function DictionaryLookUpResults({
  state: { text, results, failed },
  onLookUpWord,
}: DictionaryLookUpResultsProps) {
  const t = useTranslate()
  return (
    <>
      <p className={results.length === 0 ? styles.status : 'visually-hidden'} role="status">
        {failed && t('dictionary.failed')}
        {!failed && text !== '' && results.length === 0 && t('dictionary.none', { word: text })}
        {results.length > 0 && t('dictionary.found', { count: results.length })}
      </p>
      {results.map(({ dictionary, match, meanings }) => (
        <section key={dictionary.id} className={styles.dictionary}>
          <h2 dir="auto">
            {dictionary.name}
            {match !== 'whole' && <span className={styles.match}>{t(`dictionary.match.${match}`)}</span>}
          </h2>
          {meanings.map((definition, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each look-up replaces the whole list
            <article key={index}>
              <h3 lang={dictionary.from} dir="auto">
                {definition.word}
                {definition.reading && <span className={styles.reading}>{definition.reading}</span>}
              </h3>
              <DictionaryDefinitionText definition={definition} language={dictionary.to} onLookUpWord={onLookUpWord} />
            </article>
          ))}
        </section>
      ))}
    </>
  )
}
