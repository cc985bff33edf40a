import { FileType, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useListFocusFallback } from '../../../components/focus/useListFocusFallback'
import { getFontFamilies } from '../../../generated/fonts/fonts.calls'
import { useTranslate } from '../../../language/useTranslate'
import { deleteCustomFont, listCustomFontNames, storeCustomFont } from '../../../preferences/databases/customFonts'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import { chapterLimits } from '../sanitize/chapterLimits'
import styles from './EpubFontSetting.module.css'
import {
  type FontSource,
  parseFontSource,
  quoteCssFontNameOrUrl,
  serializeFontSource,
  systemFontFamilies,
} from './fontSources'
import { useFontFromSource } from './useEpubTextFont'

const builtInFontSources: readonly FontSource[] = [
  { kind: 'publisher' },
  { kind: 'system', name: 'serif' },
  { kind: 'system', name: 'sans' },
  { kind: 'system', name: 'mono' },
]

/**
 * Control with which users select the text font. The choices are the font of the publisher, fonts of the device, fonts
 * of the server, and font files that users add.
 */
export function EpubFontSetting() {
  const t = useTranslate()
  const [storedSource, store] = useReaderSetting('epub.font')
  const { serverFonts, customFonts, add, remove, failed } = useAvailableFonts()
  const selectedSource = parseFontSource(storedSource)
  const stored = serializeFontSource(selectedSource)
  const { isMissing } = useFontFromSource(storedSource)
  const availableSources: readonly FontSource[] = [
    ...builtInFontSources,
    ...serverFonts.map(name => ({ kind: 'server' as const, name })),
    ...customFonts.map(name => ({ kind: 'custom' as const, name })),
  ]
  const rows = availableSources.some(source => serializeFontSource(source) === stored)
    ? availableSources
    : [...availableSources, selectedSource]
  const groupName = useId()
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useListFocusFallback(list, () => list.current?.querySelector<HTMLElement>('input:checked'))
  return (
    <fieldset className={styles.fontSetting}>
      <legend>{t('reader.setting.epub.font.label')}</legend>
      <ul ref={list} onFocus={onFocus}>
        {rows.map(source => {
          const value = serializeFontSource(source)
          return (
            <li key={value}>
              <label className={styles.fontOption}>
                <input type="radio" name={groupName} checked={value === stored} onChange={() => store(value)} />
                <FontName source={source} />
              </label>
              {source.kind === 'custom' && customFonts.includes(source.name) && (
                <ReaderIconButton
                  icon={Trash2}
                  label={t('reader.setting.epub.font.remove', { name: source.name })}
                  onClick={() => {
                    if (value === stored) store('')
                    remove(source.name)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
      {isMissing && 'name' in selectedSource && (
        <p role="status">{t('reader.setting.epub.font.missing', { name: selectedSource.name })}</p>
      )}
      <AddFontControls
        onFile={async file => {
          const name = await add(file)
          if (name) store(serializeFontSource({ kind: 'custom', name }))
        }}
        onName={name => store(serializeFontSource({ kind: 'local', name }))}
      />
      {failed && <p role="alert">{t('reader.setting.epub.font.failed')}</p>}
    </fieldset>
  )
}

function FontName({ source }: { source: FontSource }) {
  const t = useTranslate()
  return (
    <>
      <span style={{ fontFamily: previewFontFamily(source) }}>{fontLabel(source, t)}</span>
      {source.kind !== 'publisher' && source.kind !== 'system' && (
        <small>{t(`reader.setting.epub.font.${source.kind}`)}</small>
      )}
    </>
  )
}

function AddFontControls({ onFile, onName }: { onFile: (file: File) => void; onName: (name: string) => void }) {
  const t = useTranslate()
  const file = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onName(name.trim())
    setName('')
  }
  return (
    <div className={styles.addFont}>
      <button type="button" onClick={() => file.current?.click()}>
        <FileType size={18} strokeWidth={1.5} aria-hidden />
        {t('reader.setting.epub.font.add')}
      </button>
      <input
        ref={file}
        type="file"
        accept=".ttf,.otf,.woff,.woff2,font/*"
        hidden
        onChange={event => {
          const [selectedFile] = event.target.files ?? []
          if (selectedFile) onFile(selectedFile)
          event.target.value = ''
        }}
      />
      <form onSubmit={onSubmit}>
        <input
          value={name}
          aria-label={t('reader.setting.epub.font.name')}
          placeholder={t('reader.setting.epub.font.name')}
          onChange={event => setName(event.target.value)}
        />
        <button type="submit" disabled={!name.trim()}>
          {t('reader.setting.epub.font.use')}
        </button>
      </form>
    </div>
  )
}

/** Text with the length of a long chapter. The layout time of this text shows whether an added font is fast enough. */
const SAMPLE_TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(6_000)

/**
 * Returns the fonts of the server and the font files on this device. Also returns functions that add and remove font
 * files.
 */
function useAvailableFonts() {
  const [serverFonts, setServerFonts] = useState<readonly string[]>([])
  const [customFonts, setCustomFonts] = useState<readonly string[]>([])
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    getFontFamilies().then(setServerFonts, () => {})
    listCustomFontNames().then(setCustomFonts, () => {})
  }, [])
  const add = async (file: File): Promise<string | undefined> => {
    setFailed(false)
    const name = file.name.replace(/\.[^.]+$/, '')
    try {
      if (file.size > chapterLimits.maxFontBytes) throw new Error('The font file is too large')
      const bytes = await file.arrayBuffer()
      const { isFontLayoutFastEnough } = await import('./isFontLayoutFastEnough')
      if (!(await isFontLayoutFastEnough(bytes, SAMPLE_TEXT, file))) throw new Error('The font is too slow')
      await new FontFace('Longbox', bytes).load()
      await storeCustomFont(name, file)
      setCustomFonts(await listCustomFontNames())
      return name
    } catch {
      setFailed(true)
      return undefined
    }
  }
  const remove = (name: string) => {
    deleteCustomFont(name)
      .then(listCustomFontNames)
      .then(setCustomFonts, () => setFailed(true))
  }
  return { serverFonts, customFonts, add, remove, failed }
}

const fontLabel = (source: FontSource, t: (key: string) => string): string => {
  if (source.kind === 'publisher') return t('reader.setting.epub.font.publisher')
  return source.kind === 'system' ? t(`reader.setting.epub.font.${source.name}`) : source.name
}

/**
 * Returns the CSS font family for the preview of a font. Undefined for the font of the publisher, fonts of the server
 * and font files of the user.
 */
function previewFontFamily(source: FontSource): string | undefined {
  if (source.kind === 'system') return systemFontFamilies[source.name]
  return source.kind === 'local' ? quoteCssFontNameOrUrl(source.name) : undefined
}
