import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { usePosterUrl } from '../api/urls/posters'
import { Poster } from '../components/Poster'
import type { Target } from '../components/target'
import { useChosenLine } from '../components/useChosenLine'
import { useTranslate } from '../language/useTranslate'
import { type Found, useCalmed, useSearch } from '../lists/useSearch'
import { usePreference } from '../preferences/usePreference'
import { bookLink } from '../resources/books'
import { useLibraries } from '../resources/libraries'
import { seriesLink } from '../resources/series'
import styles from './SearchBox.module.css'

const MOST_OF_EACH = { series: 6, books: 6, collections: 6, readLists: 6 }

/** Search in one library or all while typing; Enter shows everything that was found. */
export function SearchBox() {
  const t = useTranslate()
  const list = useId()
  const { text, setText, scope, setScope, leave, goToResults, goTo } = useSearchBox()
  const calm = useCalmed(text.trim())
  const { found, isSearching, failure } = useSearch(calm, scope, MOST_OF_EACH)
  const [open, setOpen] = useState(false)
  const hits = hitsOf(found)
  const { at, point, reset } = useChosenLine(
    hits.map(({ key }) => key),
    -1,
  )
  const isOpen = open && text.trim() !== ''
  const choose = (hit: Hit | undefined) => {
    setOpen(false)
    reset()
    if (hit) goTo(hit.target)
    else goToResults()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && hits.length > 0) {
      event.preventDefault()
      setOpen(true)
      point(Math.max(-1, Math.min(hits.length - 1, at + step)))
    }
    if (event.key === 'Escape') {
      if (isOpen) setOpen(false)
      else leave()
    }
    if (event.key === 'Enter' && text.trim()) choose(hits[at])
  }
  return (
    <search
      className={styles.box}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Search size={20} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <input
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && at >= 0 ? `${list}-${at}` : undefined}
        aria-label={t('shell.search.label')}
        placeholder={t('shell.search.label')}
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={event => {
          setText(event.target.value)
          setOpen(true)
          reset()
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {text && (
        <button type="button" className={styles.clear} aria-label={t('shell.search.clear')} onClick={leave}>
          <X size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      <Scope value={scope} onChange={setScope} />
      {isOpen && (
        <Results
          id={list}
          text={calm}
          hits={hits}
          at={at}
          isSearching={isSearching || calm !== text.trim()}
          hasFailed={failure !== undefined}
          onChoose={choose}
        />
      )}
    </search>
  )
}

/** What is typed, where it is looked for, and where that leads. */
function useSearchBox() {
  const navigate = useNavigate()
  const libraries = useLibraries()
  const [remembered, setScope] = usePreference('search.library')
  const [text, setText] = useState('')
  const scope = libraries.some(({ id }) => id === remembered) ? remembered : 'all'
  const leave = () => setText('')
  const goTo = (target: Target) => {
    leave()
    void navigate(target)
  }
  const goToResults = () =>
    goTo({ to: '/search', search: { q: text.trim(), ...(scope !== 'all' && { library: scope }) } })
  return { text, setText, scope, setScope, leave, goTo, goToResults }
}

function Scope({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useTranslate()
  const libraries = useLibraries()
  if (libraries.length < 2) return null
  return (
    <select
      className={styles.scope}
      aria-label={t('shell.search.scope')}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <option value="all">{t('shell.search.everywhere')}</option>
      {libraries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

type Hit = {
  key: string
  kind: keyof Found
  noun: 'series' | 'books' | 'collections' | 'readlists'
  id: string
  title: string
  line?: string
  target: Target
}

function hitsOf({ series, books, collections, readLists }: Found): Hit[] {
  return [
    ...series.map(one => ({
      kind: 'series' as const,
      noun: 'series' as const,
      id: one.id,
      title: one.metadata.title,
      line: one.booksMetadata.releaseDate?.slice(0, 4),
      target: seriesLink(one),
    })),
    ...books.map(one => ({
      kind: 'books' as const,
      noun: 'books' as const,
      id: one.id,
      title: one.metadata.title,
      line: one.oneshot ? undefined : `${one.seriesTitle} · ${one.metadata.number}`,
      target: bookLink(one),
    })),
    ...collections.map(({ id, name }) => ({
      kind: 'collections' as const,
      noun: 'collections' as const,
      id,
      title: name,
      target: { to: '/collections/$collectionId', params: { collectionId: id } } as const,
    })),
    ...readLists.map(({ id, name }) => ({
      kind: 'readLists' as const,
      noun: 'readlists' as const,
      id,
      title: name,
      target: { to: '/readlists/$readListId', params: { readListId: id } } as const,
    })),
  ].map(hit => ({ ...hit, key: `${hit.kind} ${hit.id}` }))
}

type ResultsProps = {
  id: string
  text: string
  hits: readonly Hit[]
  at: number
  isSearching: boolean
  hasFailed: boolean
  onChoose: (hit: Hit | undefined) => void
}

function Results({ id, text, hits, at, isSearching, hasFailed, onChoose }: ResultsProps) {
  const t = useTranslate()
  return (
    <div className={styles.popup}>
      <div id={id} role="listbox" aria-label={t('shell.search.label')} className={styles.list}>
        {hits.map((hit, index) => (
          <div key={hit.key} role="presentation">
            {hit.kind !== hits[index - 1]?.kind && (
              <div className={styles.heading}>{t(`shell.search.${hit.kind}`)}</div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field */}
            <div
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.hit}
              onPointerDown={event => event.preventDefault()}
              onClick={() => onChoose(hit)}
            >
              <HitPoster hit={hit} />
              <span className={styles.words} dir="auto">
                {hit.title}
                {hit.line && <span className={styles.line}>{hit.line}</span>}
              </span>
            </div>
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isSearching
          ? t('shell.search.searching')
          : hasFailed
            ? t('shell.search.failed')
            : hits.length === 0
              ? t('shell.search.none', { text })
              : t('shell.search.results', { count: hits.length })}
      </p>
      <button
        type="button"
        className={styles.all}
        onPointerDown={event => event.preventDefault()}
        onClick={() => onChoose(undefined)}
      >
        {t('shell.search.all', { text })}
      </button>
    </div>
  )
}

function HitPoster({ hit: { noun, id, title } }: { hit: Hit }) {
  const src = usePosterUrl(noun, id)
  return (
    <span className={styles.poster} aria-hidden>
      <Poster src={src} title={title} width={40} />
    </span>
  )
}
