import { ArrowDown, ArrowUp, FilePlus2, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getLanguageNameOrTag } from '../../../language/getLanguageNameOrTag'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { StoredDictionary } from '../../../preferences/databases/dictionaryStore'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import styles from './DictionaryList.module.css'
import { dictionaryImportQueue } from './import/dictionaryImportQueue'
import type { UseStoredDictionariesResult } from './useStoredDictionaries'

/** List of the stored dictionaries. Users can move, remove and add dictionaries. */
export function DictionaryList({
  dictionaries: { all, failed, move, remove },
}: {
  dictionaries: UseStoredDictionariesResult
}) {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const [confirmingId, setConfirmingId] = useState<number>()
  const [removedName, setRemovedName] = useState<string>()
  const focusAfterChange = useFocusAfterChange(list, all, confirmingId)
  return (
    <div ref={list} className={styles.dictionaries}>
      {all?.length === 0 && <p>{t('dictionary.intro')}</p>}
      {all && all.length > 0 && (
        <ul>
          {all.map((dictionary, index) => (
            <li key={dictionary.id} data-id={dictionary.id}>
              {confirmingId === dictionary.id ? (
                <RemoveConfirmation
                  name={dictionary.name}
                  onCancel={() => {
                    focusAfterChange(`[data-id='${dictionary.id}'] button:last-of-type`)
                    setConfirmingId(undefined)
                  }}
                  onRemove={() => {
                    focusAfterChange('[data-add]')
                    setConfirmingId(undefined)
                    dictionaryImportQueue.dismissResults()
                    setRemovedName(dictionary.name)
                    void remove(dictionary.id)
                  }}
                />
              ) : (
                <DictionaryRow
                  dictionary={dictionary}
                  isFirst={index === 0}
                  isLast={index === all.length - 1}
                  onMove={step => {
                    focusAfterChange(`[data-id='${dictionary.id}'] button:not(:disabled, [aria-disabled=true])`)
                    void move(dictionary.id, step)
                  }}
                  onRemove={() => setConfirmingId(dictionary.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <AddDictionaries removedName={removedName} />
      {failed && <p role="alert">{t('dictionary.failed')}</p>}
    </div>
  )
}

/**
 * Moves the focus to another element of the list if a change of the list removes or disables the focused button.
 * @returns function to call before the change, with the CSS selector of the element that must get the focus
 */
function useFocusAfterChange(
  list: RefObject<HTMLElement | null>,
  dictionaries: UseStoredDictionariesResult['all'],
  confirmingId: number | undefined,
): (selector: string) => void {
  const nextFocusSelector = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the list has changed
  useEffect(() => {
    if (nextFocusSelector.current === undefined) return
    const { activeElement } = document
    const isFocusUseless = activeElement?.matches(':disabled, [aria-disabled=true]')
    if (isFocusUseless || !list.current?.contains(activeElement))
      list.current?.querySelector<HTMLElement>(nextFocusSelector.current)?.focus()
    nextFocusSelector.current = undefined
  }, [dictionaries, confirmingId])
  return selector => {
    nextFocusSelector.current = selector
  }
}

interface DictionaryRowProps extends Omit<MoveButtonsProps, 'name'> {
  readonly dictionary: StoredDictionary
  readonly onRemove: () => void
}

function DictionaryRow({ dictionary, isFirst, isLast, onMove, onRemove }: DictionaryRowProps) {
  const t = useTranslate()
  const { name } = dictionary
  return (
    <>
      <DictionaryDescription dictionary={dictionary} />
      {!(isFirst && isLast) && <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />}
      <ReaderIconButton icon={Trash2} label={t('dictionary.remove', { name })} onClick={onRemove} />
    </>
  )
}

interface MoveButtonsProps {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (step: 1 | -1) => void
}

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <ReaderIconButton
        icon={ArrowUp}
        label={t('dictionary.up', { name })}
        inactive={isFirst}
        onClick={() => onMove(-1)}
      />
      <ReaderIconButton
        icon={ArrowDown}
        label={t('dictionary.down', { name })}
        inactive={isLast}
        onClick={() => onMove(1)}
      />
    </>
  )
}

function DictionaryDescription({ dictionary: { name, entries, bytes, from, to } }: { dictionary: StoredDictionary }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const details = [
    t('dictionary.words', { count: entries, number: format.number(entries) }),
    format.bytes(bytes),
    ...(from && to ? [t('dictionary.pair', { from: getLanguageNameOrTag(from), to: getLanguageNameOrTag(to) })] : []),
    ...(from && !to ? [getLanguageNameOrTag(from)] : []),
  ]
  return (
    <span className={styles.description}>
      <bdi>{name}</bdi>
      <small>{details.join(' · ')}</small>
    </span>
  )
}

function RemoveConfirmation({
  name,
  onCancel,
  onRemove,
}: {
  name: string
  onCancel: () => void
  onRemove: () => void
}) {
  const t = useTranslate()
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => void cancelButton.current?.focus(), [])
  return (
    <fieldset className={styles.removeConfirmation}>
      <legend>{t('dictionary.sure', { name })}</legend>
      <button ref={cancelButton} type="button" onClick={onCancel}>
        {t('dictionary.keep')}
      </button>
      <button type="button" className={styles.danger} onClick={onRemove}>
        {t('dictionary.removeNow')}
      </button>
    </fieldset>
  )
}

function AddDictionaries({ removedName }: { removedName: string | undefined }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const fileInput = useRef<HTMLInputElement>(null)
  const { running, rejected, lastImportedName } = useSyncExternalStore(
    dictionaryImportQueue.subscribe,
    dictionaryImportQueue.getState,
  )
  useEffect(() => () => dictionaryImportQueue.dismissResults(), [])
  const statusText =
    lastImportedName !== undefined
      ? t('dictionary.imported', { name: lastImportedName })
      : removedName && t('dictionary.removed', { name: removedName })
  return (
    <div className={styles.add}>
      <button type="button" data-add onClick={() => fileInput.current?.click()}>
        <FilePlus2 size={18} strokeWidth={1.5} aria-hidden />
        {t('dictionary.add')}
      </button>
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        accept=".zip,.ifo,.idx,.gz,.dict,.dz,.syn,.tsv,.tab,.txt,application/zip"
        onChange={event => {
          dictionaryImportQueue.enqueue([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className={styles.hint}>{t('dictionary.hint')}</p>
      {running && (
        <div className={styles.progress}>
          <progress value={running.share} aria-label={t('dictionary.adding', { name: running.name })} />
          <span>
            {t('dictionary.adding', { name: running.name })}
            {running.share !== undefined && ` ${format.percent(running.share)}`}
          </span>
          <button type="button" onClick={() => dictionaryImportQueue.cancel()}>
            {t('dictionary.cancel')}
          </button>
        </div>
      )}
      {rejected.map(({ name, reason, file }) => (
        <p key={name} role="alert" className={styles.rejected}>
          {t('dictionary.refused', { name, why: t(`dictionary.bad.${reason}`, { file }) })}
        </p>
      ))}
      <p role="status">{!running && statusText}</p>
    </div>
  )
}
