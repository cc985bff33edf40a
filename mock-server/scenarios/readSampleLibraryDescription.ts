import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnownPageHashRecord } from '../state/administrationRecords'
import type {
  BookMetadataRecord,
  LibraryRecord,
  SeriesMetadataField,
  SeriesMetadataRecord,
  UserRecord,
} from '../state/libraryRecords'

/**
 * Content of sample/library.json. This file contains data that is not in the book files of the sample library, for
 * example users. Paths are relative to sample/library.
 */
export type SampleLibraryDescription = {
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
    locks?: SeriesMetadataField[]
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
}

/**
 * Content of sample/administration.json. This file contains records that a server collects over months, such as history
 * entries. `scripts/draw-sample/unsorted` writes this file. A record may refer to a book or series that no longer
 * exists. A property value that starts with `library/` is a path.
 */
export type SampleAdministrationRecords = {
  pageHashes: {
    hash: string
    size: number
    action: KnownPageHashRecord['action']
    deleteCount: number
    createdDaysAgo: number
    /**
     * Path of the page image, relative to the sample folder. Necessary if no book contains a page with the hash `hash`.
     */
    image?: string
  }[]
  announcementsRead: { user: string; ids: string[] }[]
  activity: {
    user?: string
    email?: string
    /**
     * Comment of the API key with which the user signed in, for example `Tablet`. If the server rejected the API key,
     * this field contains the hash of the key.
     */
    apiKey?: string
    success: boolean
    source: string
    ip: string
    userAgent: string
    error?: string
    daysAgo: number
  }[]
  history: { type: string; book?: string; series?: string; daysAgo: number; properties: Record<string, string> }[]
}

/** Reads the description of the sample library. Returns undefined for a missing or invalid file. */
export const readSampleLibraryDescription = (sampleDir: string): SampleLibraryDescription | undefined =>
  readJson(join(sampleDir, 'library.json'))

/** Reads the administration records of the sample library. Returns undefined for a missing or invalid file. */
export const readSampleLibraryAdministrationRecords = (sampleDir: string): SampleAdministrationRecords | undefined =>
  readJson(join(sampleDir, 'administration.json'))

function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch {
    return undefined
  }
}
