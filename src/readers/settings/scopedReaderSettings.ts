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

/** Series and library of a book. The settings of the book depend on them. */
interface SeriesAndLibraryOfBook {
  readonly seriesId: string
  readonly libraryId: string
  readonly oneshot: boolean
}

/** Properties of the open book. The settings do not use the file hash. Only the sync of annotations uses it. */
export interface OpenBookOfSettings extends SeriesAndLibraryOfBook {
  /** Hash of the book file. Undefined or empty if the hash is unknown. */
  readonly fileHash?: string
}

/** Names of the settings that have the same value for all books. */
const globalSettingNames: readonly PreferenceName[] = [
  'reader.alwaysFullscreen',
  'reader.keys',
  'reader.mouseButtons',
  'reader.tapInvert',
  'reader.tapZones',
]

/** Returns whether a setting can have different values for different series and libraries. */
export const canSettingDifferByScope = (name: PreferenceName): boolean => !globalSettingNames.includes(name)

const noValues: ReadonlyMap<string, unknown> = new Map()
const preferenceValues = { get: (name: string) => readPreferenceWithoutDefault(name as PreferenceName) }

/**
 * Reader settings of a user for the open book. The value of a setting comes from the user (for the series, the library,
 * or all books), from the series metadata, or from the book file.
 */
export class ScopedReaderSettings {
  book: OpenBookOfSettings | undefined
  private seriesMetadata = noValues
  private declaredByBook = noValues
  private readonly userId: string
  private readonly bookChanged = createEmitter()
  private readonly parsedValues = new Map<string, { text: string; values: ReadonlyMap<string, unknown> }>()

  constructor(userId: string) {
    this.userId = userId
  }

  /**
   * Sets the book to which the settings apply.
   * @param seriesMetadata  setting values that come from the metadata of the series
   */
  setBook(book: OpenBookOfSettings, seriesMetadata: Readonly<Record<string, unknown>> = {}): void {
    this.book = book
    this.seriesMetadata = new Map(Object.entries(seriesMetadata).filter(([, value]) => value !== undefined))
    this.declaredByBook = noValues
    this.bookChanged.emit()
  }

  /**
   * Sets the values of reader settings that the book file declares. For example, an EPUB can declare the scrolled
   * layout. A value from the book file applies only if neither the user nor the series metadata has set a value.
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
   * Changes a setting. Stores the new value in the scope from which the current value comes. If the current value comes
   * from the series metadata or the book file, stores the new value for the series.
   */
  write<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
    const source = this.sourceOf(name)
    this.writeForScope(source === 'metadata' || source === 'declared' ? 'series' : source, name, value)
  }

  /**
   * Stores a setting value for all books of a scope, for example of the library. The value then also applies to the
   * open book.
   */
  writeForScope<N extends PreferenceName>(scope: SettingScope, name: N, value: PreferenceValue<N>): void {
    const targetScope = canSettingDifferByScope(name) ? scope : 'all'
    for (const [changedScope, next] of createSettingChangesForScope(this.layers(name), targetScope, name, value))
      this.store(changedScope, name, next)
  }

  /**
   * Deletes the value of a setting for the series or library. The setting then has the value of another origin, for
   * example of the metadata or of all books, or else its default value.
   */
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
