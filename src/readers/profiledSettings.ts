import { type KeptName, onAnyKept, readKept, readKeptText, writeKept } from '../preferences/kept'
import { parsedMap, valuesOf, withEntry } from '../preferences/keptMap'
import {
  onPreference,
  type PreferenceName,
  type PreferenceValue,
  readPreference,
  writePreference,
} from '../preferences/preferences'
import { edits, inForce, type Layers, type Scope, type Source } from './profiles'

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
export const canDiffer = (name: PreferenceName): boolean => !ofAllBooks.includes(name)

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
    return inForce(this.layers(name), name).value
  }

  sourceOf(name: PreferenceName): Source {
    return inForce(this.layers(name), name).source
  }

  /** Changes a setting where it was set; what the series says is overruled for this series. */
  write<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
    const source = this.sourceOf(name)
    this.writeFor(source === 'said' ? 'series' : source, name, value)
  }

  /** Changes a setting for the books of a scope, this one among them. */
  writeFor<N extends PreferenceName>(scope: Scope, name: N, value: PreferenceValue<N>): void {
    const where = canDiffer(name) ? scope : 'all'
    for (const [each, next] of edits(this.layers(name), where, name, value)) this.put(each, name, next)
  }

  /** Forgets what was set for a scope, so that what lies behind it holds. */
  forget(scope: 'series' | 'library', name: PreferenceName): void {
    this.put(scope, name, undefined)
  }

  /** What was set for a scope. */
  setFor(scope: 'series' | 'library'): ReadonlyMap<string, unknown> {
    const name = this.nameOf(scope)
    if (!name) return nothing
    const text = readKeptText(name)
    const known = this.parsed.get(scope)
    if (known?.text === text) return known.values
    const values = text === '' ? nothing : valuesOf(parsedMap(text))
    this.parsed.set(scope, { text, values })
    return values
  }

  listen(name: PreferenceName, listener: () => void): () => void {
    this.listeners.add(listener)
    const stops = [onPreference(name, listener), onAnyKept(listener)]
    return () => {
      this.listeners.delete(listener)
      for (const stop of stops) stop()
    }
  }

  private layers(name: PreferenceName): Layers {
    if (!canDiffer(name)) return { series: nothing, said: nothing, library: nothing, all }
    return { series: this.setFor('series'), said: this.said, library: this.setFor('library'), all }
  }

  private put(scope: Scope, name: PreferenceName, value: PreferenceValue<PreferenceName> | undefined): void {
    if (scope === 'all') {
      if (value !== undefined) writePreference(name, value)
      return
    }
    const kept = this.nameOf(scope)
    if (kept) writeKept(kept, withEntry(readKept(kept), name, value, Date.now()))
  }

  private nameOf(scope: 'series' | 'library'): KeptName | undefined {
    const id = scope === 'series' ? this.book?.seriesId : this.book?.libraryId
    return id === undefined ? undefined : { userId: this.userId, kind: 'profile', id }
  }
}
