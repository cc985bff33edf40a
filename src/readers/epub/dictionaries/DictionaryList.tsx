import { ArrowDown, ArrowUp, FilePlus2, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormat } from '../../../language/format'
import { languageName } from '../../../language/languageName'
import { useTranslate } from '../../../language/useTranslate'
import type { StoredDictionary } from '../../../preferences/dictionaryStore'
import { ReaderButton } from '../../ui/toolbars/ReaderButton'
import styles from './DictionaryList.module.css'
import { dictionaryImports } from './import/dictionaryImports'
import type { Dictionaries } from './useDictionaries'

/** Ordered list of the stored dictionaries, with buttons to move, remove and add them. */
export function DictionaryList({ dictionaries: { all, failed, move, remove } }: { dictionaries: Dictionaries }) {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<number>()
  const [removed, setRemoved] = useState<string>()
  // Selector of the element to focus when the pressed button is removed or disabled.
  const next = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the list has changed
  useEffect(() => {
    if (next.current === undefined) return
    const isLost = !list.current?.contains(document.activeElement) || document.activeElement?.matches(':disabled')
    if (isLost) list.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  }, [all, asked])
  const moveAndStay = (id: number, by: 1 | -1) => {
    next.current = `[data-id='${id}'] button:not(:disabled)`
    void move(id, by)
  }
  return (
    <div ref={list} className={styles.dictionaries}>
      {all?.length === 0 && <p>{t('dictionary.intro')}</p>}
      {all && all.length > 0 && (
        <ul>
          {all.map((dictionary, index) => (
            <li key={dictionary.id} data-id={dictionary.id}>
              {asked === dictionary.id ? (
                <Question
                  name={dictionary.name}
                  onKeep={() => {
                    next.current = `[data-id='${dictionary.id}'] button:last-of-type`
                    setAsked(undefined)
                  }}
                  onRemove={() => {
                    next.current = '[data-add]'
                    setAsked(undefined)
                    dictionaryImports.read()
                    setRemoved(dictionary.name)
                    void remove(dictionary.id)
                  }}
                />
              ) : (
                <>
                  <Described dictionary={dictionary} />
                  {all.length > 1 && (
                    <>
                      <ReaderButton
                        icon={ArrowUp}
                        label={t('dictionary.up', { name: dictionary.name })}
                        disabled={index === 0}
                        onClick={() => moveAndStay(dictionary.id, -1)}
                      />
                      <ReaderButton
                        icon={ArrowDown}
                        label={t('dictionary.down', { name: dictionary.name })}
                        disabled={index === all.length - 1}
                        onClick={() => moveAndStay(dictionary.id, 1)}
                      />
                    </>
                  )}
                  <ReaderButton
                    icon={Trash2}
                    label={t('dictionary.remove', { name: dictionary.name })}
                    onClick={() => setAsked(dictionary.id)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddDictionaries removed={removed} />
      {failed && <p role="alert">{t('dictionary.failed')}</p>}
    </div>
  )
}

function Described({ dictionary: { name, entries, bytes, from, to } }: { dictionary: StoredDictionary }) {
  const t = useTranslate()
  const format = useFormat()
  const facts = [
    t('dictionary.words', { count: entries, number: format.number(entries) }),
    format.bytes(bytes),
    ...(from && to ? [t('dictionary.pair', { from: languageName(from), to: languageName(to) })] : []),
    ...(from && !to ? [languageName(from)] : []),
  ]
  return (
    <span className={styles.about}>
      <bdi>{name}</bdi>
      <small>{facts.join(' · ')}</small>
    </span>
  )
}

/** Confirms the removal of a dictionary, which cannot be undone. */
function Question({ name, onKeep, onRemove }: { name: string; onKeep: () => void; onRemove: () => void }) {
  const t = useTranslate()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <fieldset className={styles.question}>
      <legend>{t('dictionary.sure', { name })}</legend>
      <button ref={keep} type="button" onClick={onKeep}>
        {t('dictionary.keep')}
      </button>
      <button type="button" className={styles.danger} onClick={onRemove}>
        {t('dictionary.removeNow')}
      </button>
    </fieldset>
  )
}

/** File input for dictionaries, with import progress and rejected files. */
function AddDictionaries({ removed }: { removed: string | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  const chooser = useRef<HTMLInputElement>(null)
  const { running, refused, kept } = useSyncExternalStore(dictionaryImports.subscribe, dictionaryImports.now)
  useEffect(() => () => dictionaryImports.read(), [])
  const said =
    kept !== undefined ? t('dictionary.kept', { name: kept }) : removed && t('dictionary.removed', { name: removed })
  return (
    <div className={styles.add}>
      <button type="button" data-add onClick={() => chooser.current?.click()}>
        <FilePlus2 size={18} strokeWidth={1.5} aria-hidden />
        {t('dictionary.add')}
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept=".zip,.ifo,.idx,.gz,.dict,.dz,.syn,.tsv,.tab,.txt,application/zip"
        onChange={event => {
          dictionaryImports.start([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className={styles.hint}>{t('dictionary.hint')}</p>
      {running && (
        <div className={styles.running}>
          <progress value={running.share} aria-label={t('dictionary.adding', { name: running.name })} />
          <span>
            {t('dictionary.adding', { name: running.name })}
            {running.share !== undefined && ` ${format.percent(running.share)}`}
          </span>
          <button type="button" onClick={() => dictionaryImports.cancel()}>
            {t('dictionary.cancel')}
          </button>
        </div>
      )}
      {refused.map(({ name, reason, file }) => (
        <p key={name} role="alert" className={styles.refused}>
          {t('dictionary.refused', { name, why: t(`dictionary.bad.${reason}`, { file }) })}
        </p>
      ))}
      <p role="status">{!running && said}</p>
    </div>
  )
}
