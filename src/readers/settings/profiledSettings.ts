import { createEmitter } from '../../preferences/emitter'
import {
  onPreference,
  type PreferenceName,
  type PreferenceValue,
  readPreference,
  writePreference,
} from '../../preferences/preferences'
import { parseSyncedMap, syncedValues, withEntry } from '../../preferences/syncedMap'
import {
  onReaderDataChange,
  readSynced,
  readSyncedText,
  type SyncedName,
  writeSynced,
} from '../../preferences/syncedStore'
import {
  editedScope,
  effectiveValue,
  type SettingLayers,
  type SettingScope,
  type SettingSourceScope,
} from './settingLayers'

/** Book whose settings are read. */
export interface ProfiledBook {
  readonly seriesId: string
  readonly libraryId: string
  readonly oneshot: boolean
}

/** Settings of device and input that are the same for all books. */
const ofAllBooks: readonly PreferenceName[] = [
  'reader.alwaysFullscreen',
  'reader.keys',
  'reader.mouseButtons',
  'reader.tapInvert',
  'reader.tapZones',
]

/** Returns whether a setting can differ between series and libraries. */
export const canVaryByScope = (name: PreferenceName): boolean => !ofAllBooks.includes(name)

const nothing: ReadonlyMap<string, unknown> = new Map()
const all = { get: (name: string) => readPreference(name as PreferenceName) }

/**
 * Settings of a user for one book, from all scopes: the series, the metadata of the series, the library, and all books.
 */
export class ProfiledSettings {
  book: ProfiledBook | undefined
  private said = nothing
  private readonly userId: string
  private readonly bookChanged = createEmitter()
  private readonly parsed = new Map<string, { text: string; values: ReadonlyMap<string, unknown> }>()

  constructor(userId: string) {
    this.userId = userId
  }

  /**
   * Sets the book.
   * @param said  settings from the metadata of the series
   */
  about(book: ProfiledBook, said: Readonly<Record<string, unknown>> = {}): void {
    this.book = book
    this.said = new Map(Object.entries(said).filter(([, value]) => value !== undefined))
    this.bookChanged.emit()
  }

  read<N extends PreferenceName>(name: N): PreferenceValue<N> {
    return effectiveValue(this.layers(name), name).value
  }

  sourceOf(name: PreferenceName): SettingSourceScope {
    return effectiveValue(this.layers(name), name).source
  }

  /**
   * Changes a setting in the scope of its current value. A value from the series metadata is overridden for this
   * series.
   */
  write<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
    const source = this.sourceOf(name)
    this.writeFor(source === 'said' ? 'series' : source, name, value)
  }

  /** Changes a setting for all books of a scope, including this one. */
  writeFor<N extends PreferenceName>(scope: SettingScope, name: N, value: PreferenceValue<N>): void {
    const where = canVaryByScope(name) ? scope : 'all'
    for (const [each, next] of editedScope(this.layers(name), where, name, value)) this.put(each, name, next)
  }

  /** Clears the value of a scope, so that the next scope applies. */
  forget(scope: 'series' | 'library', name: PreferenceName): void {
    this.put(scope, name, undefined)
  }

  /** Returns the values stored for a scope. */
  setFor(scope: 'series' | 'library'): ReadonlyMap<string, unknown> {
    const name = this.nameOf(scope)
    if (!name) return nothing
    const text = readSyncedText(name)
    const known = this.parsed.get(scope)
    if (known?.text === text) return known.values
    const values = text === '' ? nothing : syncedValues(parseSyncedMap(text))
    this.parsed.set(scope, { text, values })
    return values
  }

  listen(name: PreferenceName, listener: () => void): () => void {
    const stops = [this.bookChanged.subscribe(listener), onPreference(name, listener), onReaderDataChange(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }

  private layers(name: PreferenceName): SettingLayers {
    if (!canVaryByScope(name)) return { series: nothing, said: nothing, library: nothing, all }
    return { series: this.setFor('series'), said: this.said, library: this.setFor('library'), all }
  }

  private put(scope: SettingScope, name: PreferenceName, value: PreferenceValue<PreferenceName> | undefined): void {
    if (scope === 'all') {
      if (value !== undefined) writePreference(name, value)
      return
    }
    const kept = this.nameOf(scope)
    if (kept) writeSynced(kept, withEntry(readSynced(kept), name, value, Date.now()))
  }

  private nameOf(scope: 'series' | 'library'): SyncedName | undefined {
    const id = scope === 'series' ? this.book?.seriesId : this.book?.libraryId
    return id === undefined ? undefined : { userId: this.userId, kind: 'profile', id }
  }
}
