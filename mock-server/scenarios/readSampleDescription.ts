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
 * Content of sample/administration.json, written by `scripts/draw-sample/unsorted`: records that a server collects in months
 * of use. Books and series that the sample library does not contain count as deleted. Property values that begin with
 * `library/` are paths.
 */
export type SampleAdministration = {
  pageHashes: {
    hash: string
    size: number
    action: KnownPageHashRecord['action']
    deleteCount: number
    createdDaysAgo: number
    /** Image of a page that no book contains, relative to the sample folder. */
    image?: string
  }[]
  announcementsRead: { user: string; ids: string[] }[]
  activity: {
    user?: string
    email?: string
    /** Comment of the API key that was used. For a refused key, its hash. */
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

/** Reads the description of the sample library. Returns undefined when it is missing or invalid. */
export const readSampleDescription = (sampleDir: string): SampleDescription | undefined =>
  readJson(join(sampleDir, 'library.json'))

/** Reads the administration records of the sample library. Returns undefined when they are missing or invalid. */
export const readSampleAdministration = (sampleDir: string): SampleAdministration | undefined =>
  readJson(join(sampleDir, 'administration.json'))

function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch {
    return undefined
  }
}
