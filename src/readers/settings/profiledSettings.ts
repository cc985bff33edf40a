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

/** The book whose settings are asked for. */
export interface ProfiledBook {
  readonly seriesId: string
  readonly libraryId: string
  readonly oneshot: boolean
}

/** Settings of the device and the hand, the same for all books. */
const ofAllBooks: readonly PreferenceName[] = [
  'reader.alwaysFullscreen',
  'reader.keys',
  'reader.mouseButtons',
  'reader.tapInvert',
  'reader.tapZones',
]

/** Whether a setting can differ from series to series. */
export const canVaryByScope = (name: PreferenceName): boolean => !ofAllBooks.includes(name)

const nothing: ReadonlyMap<string, unknown> = new Map()
const all = { get: (name: string) => readPreference(name as PreferenceName) }

/**
 * The settings of one person for one book: those of all books until the book is known, then also those of its library, what
 * its series says, and what was set for the series.
 */
export class ProfiledSettings {
  book: ProfiledBook | undefined
  private said = nothing
  private readonly userId: string
  private readonly listeners = new Set<() => void>()
  private readonly parsed = new Map<string, { text: string; values: ReadonlyMap<string, unknown> }>()

  constructor(userId: string) {
    this.userId = userId
  }

  /**
   * Says which book it is.
   * @param said  settings that the series itself asks for
   */
  about(book: ProfiledBook, said: Readonly<Record<string, unknown>> = {}): void {
    this.book = book
    this.said = new Map(Object.entries(said).filter(([, value]) => value !== undefined))
    for (const listener of this.listeners) listener()
  }

  read<N extends PreferenceName>(name: N): PreferenceValue<N> {
    return effectiveValue(this.layers(name), name).value
  }

  sourceOf(name: PreferenceName): SettingSourceScope {
    return effectiveValue(this.layers(name), name).source
  }

  /** Changes a setting where it was set; what the series says is overruled for this series. */
  write<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
    const source = this.sourceOf(name)
    this.writeFor(source === 'said' ? 'series' : source, name, value)
  }

  /** Changes a setting for the books of a scope, this one among them. */
  writeFor<N extends PreferenceName>(scope: SettingScope, name: N, value: PreferenceValue<N>): void {
    const where = canVaryByScope(name) ? scope : 'all'
    for (const [each, next] of editedScope(this.layers(name), where, name, value)) this.put(each, name, next)
  }

  /** Forgets what was set for a scope, so that what lies behind it holds. */
  forget(scope: 'series' | 'library', name: PreferenceName): void {
    this.put(scope, name, undefined)
  }

  /** What was set for a scope. */
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
    this.listeners.add(listener)
    const stops = [onPreference(name, listener), onReaderDataChange(listener)]
    return () => {
      this.listeners.delete(listener)
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
