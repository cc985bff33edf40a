import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  BookMetadataRecord,
  LibraryRecord,
  SeriesField,
  SeriesMetadataRecord,
  UserRecord,
} from '../state/libraryRecords'

/**
 * Content of sample/library.json: data of the sample library that its files do not contain. Paths are relative to
 * sample/library.
 */
export type SampleDescription = {
  libraries: { key: string; name: string; folder: string; options?: Partial<LibraryRecord> }[]
  users?: {
    key: string
    email: string
    password: string
    roles: string[]
    libraries?: 'all' | string[]
    ageRestriction?: UserRecord['ageRestriction']
    labelsAllow?: string[]
    labelsExclude?: string[]
  }[]
  series?: {
    path: string
    addedDaysAgo?: number
    changedDaysAgo?: number
    metadata?: Partial<SeriesMetadataRecord>
    locks?: SeriesField[]
  }[]
  books?: { path: string; addedDaysAgo?: number; metadata?: Partial<BookMetadataRecord> }[]
  collections?: { name: string; ordered: boolean; series: string[]; createdDaysAgo?: number }[]
  readLists?: { name: string; summary?: string; ordered: boolean; books: string[]; createdDaysAgo?: number }[]
  progress?: {
    user: string
    book: string
    page: number
    completed: boolean
    daysAgo: number
    device?: string
    locator?: { href: string; progression: number }
  }[]
  apiKeys?: { user: string; comment: string; createdDaysAgo?: number }[]
  activity?: {
    user?: string
    email?: string
    success: boolean
    source?: string
    ip?: string
    userAgent?: string
    error?: string
    daysAgo: number
  }[]
  history?: { type: string; book?: string; series?: string; daysAgo: number; properties?: Record<string, string> }[]
}

/** Reads the description of the sample library; undefined when it is missing or invalid. */
export function readSampleDescription(sampleDir: string): SampleDescription | undefined {
  try {
    return JSON.parse(readFileSync(join(sampleDir, 'library.json'), 'utf8')) as SampleDescription
  } catch {
    return undefined
  }
}
