import { createEmitter } from '../../preferences/emitter'
import {
  onPreferenceChange,
  type PreferenceName,
  type PreferenceValue,
  readPreferenceWithoutDefault,
  writePreference,
} from '../../preferences/preferenceStore'
import { getSyncedMapValues, parseSyncedMap, setSyncedMapEntry } from '../../preferences/syncedMap'
import {
  onAnySyncedMapChange,
  readStoredSyncedMap,
  readStoredSyncedMapJson,
  type SyncedMapKey,
  storeSyncedMap,
} from '../../preferences/syncedReaderData'
import {
  createSettingChangesForScope,
  resolveSettingValue,
  type SettingOrigin,
  type SettingScope,
  type SettingValuesByOrigin,
} from './resolveSettingValue'

/** Series and library of a book, which determine its settings. */
export interface SeriesAndLibraryOfBook {
  readonly seriesId: string
  readonly libraryId: string
  readonly oneshot: boolean
}

/** Settings for input and for the device. These settings are the same for all books. */
const globalSettingNames: readonly PreferenceName[] = [
  'reader.alwaysFullscreen',
  'reader.keys',
  'reader.mouseButtons',
  'reader.tapInvert',
  'reader.tapZones',
]

/** Returns whether a setting can differ between series and libraries. */
export const canSettingDifferByScope = (name: PreferenceName): boolean => !globalSettingNames.includes(name)

const noValues: ReadonlyMap<string, unknown> = new Map()
const preferenceValues = { get: (name: string) => readPreferenceWithoutDefault(name as PreferenceName) }

/**
 * Reader settings of a user for a book. A value can come from the series, the library, all books, the series metadata
 * or the book file.
 */
export class ScopedReaderSettings {
  book: SeriesAndLibraryOfBook | undefined
  private seriesMetadata = noValues
  private declaredByBook = noValues
  private readonly userId: string
  private readonly bookChanged = createEmitter()
  private readonly parsedValues = new Map<string, { text: string; values: ReadonlyMap<string, unknown> }>()

  constructor(userId: string) {
    this.userId = userId
  }

  /**
   * Sets the book.
   * @param seriesMetadata  settings from the metadata of the series
   */
  setBook(book: SeriesAndLibraryOfBook, seriesMetadata: Readonly<Record<string, unknown>> = {}): void {
    this.book = book
    this.seriesMetadata = new Map(Object.entries(seriesMetadata).filter(([, value]) => value !== undefined))
    this.declaredByBook = noValues
    this.bookChanged.emit()
  }

  /**
   * Sets the values that the book file declares. These values apply to settings for which the user has set no value.
   */
  setDeclaredByBook(values: ReadonlyMap<PreferenceName, unknown>): void {
    this.declaredByBook = values
    this.bookChanged.emit()
  }

  read<N extends PreferenceName>(name: N): PreferenceValue<N> {
    return resolveSettingValue(this.layers(name), name).value
  }

  sourceOf(name: PreferenceName): SettingOrigin {
    return resolveSettingValue(this.layers(name), name).source
  }

  /**
   * Changes a setting in the scope from which its current value comes. If the value comes from the series metadata or
   * the book file, stores the new value for the series.
   */
  write<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
    const source = this.sourceOf(name)
    this.writeForScope(source === 'metadata' || source === 'declared' ? 'series' : source, name, value)
  }

  /** Changes a setting for all books of a scope. The change also applies to the open book. */
  writeForScope<N extends PreferenceName>(scope: SettingScope, name: N, value: PreferenceValue<N>): void {
    const targetScope = canSettingDifferByScope(name) ? scope : 'all'
    for (const [changedScope, next] of createSettingChangesForScope(this.layers(name), targetScope, name, value))
      this.store(changedScope, name, next)
  }

  /** Clears the value of a setting in a scope. Afterwards, the value of a wider scope applies. */
  clear(scope: 'series' | 'library', name: PreferenceName): void {
    this.store(scope, name, undefined)
  }

  valuesOfScope(scope: 'series' | 'library'): ReadonlyMap<string, unknown> {
    const name = this.profileNameOf(scope)
    if (!name) return noValues
    const text = readStoredSyncedMapJson(name)
    const cached = this.parsedValues.get(scope)
    if (cached?.text === text) return cached.values
    const values = text === '' ? noValues : getSyncedMapValues(parseSyncedMap(text))
    this.parsedValues.set(scope, { text, values })
    return values
  }

  subscribe(name: PreferenceName, listener: () => void): () => void {
    const stops = [
      this.bookChanged.subscribe(listener),
      onPreferenceChange(name, listener),
      onAnySyncedMapChange(listener),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  private layers(name: PreferenceName): SettingValuesByOrigin {
    if (!canSettingDifferByScope(name))
      return { series: noValues, metadata: noValues, library: noValues, all: preferenceValues, declared: noValues }
    return {
      series: this.valuesOfScope('series'),
      metadata: this.seriesMetadata,
      library: this.valuesOfScope('library'),
      all: preferenceValues,
      declared: this.declaredByBook,
    }
  }

  private store(scope: SettingScope, name: PreferenceName, value: PreferenceValue<PreferenceName> | undefined): void {
    if (scope === 'all') {
      if (value !== undefined) writePreference(name, value)
      return
    }
    const profileName = this.profileNameOf(scope)
    if (profileName)
      storeSyncedMap(profileName, setSyncedMapEntry(readStoredSyncedMap(profileName), name, value, Date.now()))
  }

  private profileNameOf(scope: 'series' | 'library'): SyncedMapKey | undefined {
    const id = scope === 'series' ? this.book?.seriesId : this.book?.libraryId
    return id === undefined ? undefined : { userId: this.userId, kind: 'profile', id }
  }
}
